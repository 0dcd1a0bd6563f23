/** What comes within so many milliseconds; undefined where it takes longer. What goes wrong later is for others to hear. */
export async function within<What>(coming: Promise<What>, milliseconds: number): Promise<What | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
