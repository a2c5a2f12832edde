export const themeLabels = {
  group: 'Colours of the page',
  light: 'Light',
  dark: 'Dark',
  system: 'Device',
}
