/** Changes whenever words may be read otherwise than before. The digest says exactly which rules and weights. */
export const screenVersion = '2.0.0'
