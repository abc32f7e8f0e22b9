/** The door of this room: other rooms call these and nothing else. */
export {
  type AcikAlacak,
  acikAlacaklar,
  bayininAciklari,
  bekleyenTahsilatlar,
  gecikenBorclar,
  hareketinTahsilatlari,
  kapsamda,
  kart,
  kilitle,
  lisansinTaslagi,
  tahsilat,
  tahsilatlariBagla,
} from './queries.ts';
export {
  faturaAlicisi,
  faturaTaslagi,
  faturaYolu,
  odemeAdresleri,
  odemeKodu,
  tahsilatGeriAl,
  tahsilatYaz,
  vadesi,
  vazgec,
} from './kayit.ts';
