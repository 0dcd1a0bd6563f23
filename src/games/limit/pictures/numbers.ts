/** A number with a minus as wide as a plus: what words call −3 is no -3 on a picture. */
export const plain = (value: number): string => String(value).replace('-', '−')
