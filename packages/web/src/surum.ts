/** The version of the product with the interface's marker, the same wherever a version is told. */
export const surumYaz = (surum: string = import.meta.env.URUN_SURUMU): string =>
  `${surum} (arayüz ${import.meta.env.SURUM})`;
