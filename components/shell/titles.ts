/** Of every page that shows nothing. Absolute: one of the places that give it stands above the template. */
export const NOT_FOUND = { absolute: 'Not found · Parley' }
