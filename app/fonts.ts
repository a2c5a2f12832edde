import localFont from 'next/font/local'

/*
 * Names of people and places come in more scripts than Latin. The other faces carry a `unicode-range`, so a
 * browser fetches them only for a page that needs them; they stand first in the stack (see globals.css)
 * because the Latin face brings its metric-matched fallback, which would otherwise swallow their letters.
 */

export const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--face-inter',
  weight: '100 900',
  display: 'swap',
})

export const interLatinExtended = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  variable: '--face-inter-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

export const interCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2',
  variable: '--face-inter-cyrillic',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
})

export const interGreek = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
  variable: '--face-inter-greek',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF' },
  ],
})

export const sourceSerif = localFont({
  src: [
    {
      path: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
      style: 'normal',
      weight: '200 900',
    },
  ],
  variable: '--face-serif',
  display: 'swap',
  // Only pages with a settlement need it, and those ask for it at once by their text.
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

export const sourceSerifLatinExtended = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
  variable: '--face-serif-ext',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

/** Class names that put every face's custom property on the element that carries them. */
export const fontVariables = [
  inter,
  interLatinExtended,
  interCyrillic,
  interGreek,
  sourceSerif,
  sourceSerifLatinExtended,
]
  .map((face) => face.variable)
  .join(' ')
