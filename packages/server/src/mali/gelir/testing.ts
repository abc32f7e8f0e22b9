import type { gelir as contract } from '@masabasi/core/mali/gelir/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/mali/gelir';
const YOK = 2_000_000_000;

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  lisansRadari: { kim: 'oturum', sayfa: '/rapor/lisans' },
  getGelir: { kim: 'yetki 1010', sayfa, istek: { Baslangic: '2026-01-01', Bitis: '2026-12-31' } },
  gelirSatirlari: { kim: 'yetki 1010', sayfa, istek: { Ne: 'kesilen', Birim: 'TRY' } },
  musteriCari: { kim: 'yetki 1010', sayfa, istek: { MusteriId: YOK } },
  print_cari: { kim: 'yetki 1010', sayfa, istek: { MusteriId: YOK } },
  cariAktar: { kim: 'yetki 1010', sayfa, istek: { MusteriId: YOK } },
  alacakYaslari: { kim: 'yetki 1010', sayfa },
  gecikenler: { kim: 'yetki 1010', sayfa },
  hatirlatmaGonder: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaIdler: [YOK] } },
  sozKaydet: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { FaturaId: YOK, SozGunu: '2026-12-01' } },
  hatirlatmaDurdur: {
    kim: 'yetki 1016',
    kazancsiz: 'kayit',
    sayfa,
    istek: { MusteriId: YOK, Durdur: true, Neden: 'Anlaşmazlık var' },
  },
  faizOranlari: { kim: 'yetki 1010', sayfa },
  faizOraniKaydet: {
    kim: 'yetki 1017',
    kazancsiz: 'kural',
    sayfa,
    istek: { Gecerlilik: '2026-01-01', Oran: 44.25, Aciklama: 'Yıl başı oranı' },
  },
  faizOraniSil: { kim: 'yetki 1017', kazancsiz: 'kural', sayfa, istek: { Gecerlilik: '2026-01-01' } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    FaturaId: 'fatura',
    MusteriId: 'musteri',
    FaturaIdler: 'fatura',
    ProjeId: 'proje',
    BayiId: 'bayi',
    IlId: 'il',
  },
  disarida: {
    'about the money of the company; the audit says that it was done': [
      'faiz_orani.yazan_id',
      'fatura_hatirlatma.gonderen_id',
      'odeme_sozu.yazan_id',
      'hatirlatma_durdurma.koyan_id',
    ],
  },
  musteriSatirlari: {
    'hatirlatma_durdurma.musteri_id': ({ db, zaman, musteriId, kisiId }) =>
      sql`insert into hatirlatma_durdurma (musteri_id, neden, zaman, koyan_id)
        values (${musteriId}, 'Anlaşmazlık', ${zaman}, ${kisiId})`.execute(db),
  },
};
