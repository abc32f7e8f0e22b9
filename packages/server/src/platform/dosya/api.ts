/** The door of this room: other rooms call these and nothing else. */
export {
  type DosyaYeri,
  depoDurumu,
  dosyaBul,
  dosyaEkle,
  dosyaSayisi,
  dosyalari,
  eklenecekler,
  kayitlarinDosyalari,
  taramaDurumu,
} from './queries.ts';
export {
  type Cagri,
  baytlari,
  beklemeyen,
  disaridanSigar,
  dosyaBagla,
  dosyaKaldir,
  gelenDosyaHazirla,
  icerikOku,
  resimDosyasi,
  yukle,
  yuklemeEngeli,
} from './kayit.ts';
