/** The products of everybody without individual ones (specification 6: ids 2, 6 and 14). */
export const PROJELER = [
  { id: 2, ad: 'Masabaşı Hastane Bilgi Sistemi' },
  { id: 6, ad: 'Masabaşı Klinik' },
  { id: 14, ad: 'Masabaşı Laboratuvar' },
];
