/** How the browser's own button for choosing files looks. */
export const fileLook =
  'file:mr-3 file:h-8 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-sunken file:px-3 file:text-sm file:font-medium file:text-ink'
