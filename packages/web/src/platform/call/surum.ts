/** The version of the product with the marker of the web app, in the same form everywhere. */
export const surumYaz = (surum: string = import.meta.env.URUN_SURUMU): string =>
  `${surum} (arayüz ${import.meta.env.SURUM})`;
