import type { demo as contract } from '@masabasi/core/demo/contract';
import type { Ornekler } from '../testing.access.ts';
import { BOS_DEMO } from '../testing.walk.ts';
import { sql } from 'kysely';
import { DEMO_ALANLARI } from '@masabasi/core/demo/alanlar';
import type { OdaDenemesi } from '../testing.odalar.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  demoListe: { kim: 'sorumlu userId 26' },
  demoDetay: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  demoGerekli: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay' },
  demoKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa: '/tanimlar/musteri/detay', istek: { demo: BOS_DEMO } },
  demoKimlikAc: {
    kim: 'yetki 1006',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Alan: 'TCKimlikNo' },
  },
  demoUstlen: { kim: 'yetki 26', kazancsiz: 'kayit', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  demoAta: {
    kim: 'yetki 26',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, AtananId: 1 },
  },
  demoDurumGuncelle: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, Durum: 'kuruldu' },
  },
  demoSatisGeriAl: {
    kim: 'yetki 1005',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1 },
  },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'demo_istek' },
  kayitlar: { demo_istek: DEMO_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': ['demo_istek.acan_id', 'hareket_demo_istek.kisi_id'],
    'about a customer: whom the company has look after it': ['demo_istek.atanan_id'],
  },
  urunSatirlari: {
    async demo_istek({ db, zaman, id, urunId, altinciId }) {
      // It waits for anybody who gives demos out.
      await sql`insert into demo_istek (id, islem_id, tarih, lisans_tur_id, proje_id, ad_soyad, aciklama, demo_durum_id, acan_id)
        select ${id}, min(id), '2026-11-20', min(id), ${urunId}, 'Kanaryademo', 'Kanaryademo',
          min(id) filter (where liste = 'demoDurum'), ${altinciId} from tanim`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, surum, zaman, kisi_id, tur, baslik, yeni)
        values ('demo_istek', ${id}, 1, ${zaman}, ${altinciId}, 'acildi', 'Kanaryademohareketi', '{}')`.execute(db);
      return { sozler: ['Kanaryademo', 'Kanaryademohareketi'] };
    },
  },
  musteriSatirlari: {
    'demo_istek.musteri_id': ({ db, musteriId, kisiId }) =>
      sql`insert into demo_istek (islem_id, tarih, lisans_tur_id, proje_id, musteri_id, demo_durum_id, acan_id)
        select min(t.id), '2026-11-01', min(t.id), 2, ${musteriId}, min(t.id), ${kisiId} from tanim t`.execute(db),
  },
  anlam: { 'demo_istek.tc_kimlik': null },
};
