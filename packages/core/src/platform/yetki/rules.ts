/**
 * The catalogue of rights (settled: permissions 5): one id, one Turkish name, one area. 0, 24 and 26 are from the
 * specification, ours start at 1001.
 */
export const YETKI = {
  ayricalikli: 0,
  tumDepartmanlar: 24,
  atanmamisDemolar: 26,
  duyuruYonet: 1101,
  gidenPostaGor: 1102,
  denetimGor: 1103,
  postaGonder: 1104,
  yetkiYonet: 1105,
  kvkkYonet: 1106,
  sistemGor: 1107,
  izinYonet: 1201,
  tatilYonet: 1202,
  personelYonet: 1203,
  departmanYonet: 1204,
  kimlikGor: 1205,
  ikinciOnay: 1206,
  yazismaGozet: 1207,
  musteriSil: 1001,
  musteriAktar: 1002,
  musteriDisaAktar: 1003,
  lisansYonet: 1005,
  musteriKimlikGor: 1006,
  iskontoOnay: 1020,
  teklifYaz: 1021,
  teklifGor: 1022,
  lisanssizDestek: 1004,
  gorusmeDagit: 1007,
  sablonYonet: 1008,
  anketYonet: 1009,
  maliGor: 1010,
  bankaIsle: 1012,
  gunAc: 1014,
  defterYonet: 1015,
  faturaKes: 1011,
  faturaIade: 1013,
  tahsilatYaz: 1016,
  faturaAyarla: 1017,
  kabulVer: 1030,
  versiyonYayinla: 1031,
  isYonet: 1032,
  bayiYonet: 1040,
  bayiKosul: 1041,
  projePlanla: 1033,
  planOnayla: 1034,
  toplantiYonet: 1050,
  bolgeYonet: 1077,
  tanimYonet: 1301,
  projeYonet: 1302,
} as const;

/** One entry of a list of rights, as `yetki` answers it. */
export interface YetkiSatiri {
  readonly YetkiId: number;
  readonly Deger: number;
}

/** Value of a right. A person with the full right (id 0, Deger 1) passes every check (specification 6). */
export function yetkiDegeri(liste: readonly YetkiSatiri[], id: number): number {
  let deger = 0;
  for (const y of liste) {
    if (y.YetkiId === YETKI.ayricalikli && y.Deger === 1) return 1;
    if (y.YetkiId === id) deger = y.Deger;
  }
  return deger;
}
