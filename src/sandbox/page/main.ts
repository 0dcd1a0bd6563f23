import './styles/base.css'
import './styles/layout.css'
import './styles/message.css'
import './styles/components.css'
import './styles/composer.css'
import './styles/overlay.css'
import { restoreTheme } from './theme.ts'
import './parts/app.ts'

restoreTheme()
