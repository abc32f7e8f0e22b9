import type { lisans as contract } from '@masabasi/core/musteri/lisans/contract';
import { lisansliUrun } from '@masabasi/core/musteri/musteri/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { yetkiVar } from '../../platform/http/access.ts';
import { yapilanlar } from '../../platform/setup/yapilan.ts';
import type { Room } from '../../room.ts';
import { bul } from './arama.ts';
import { LISANS_UYARISI } from './bildirim.ts';
import { lisans as handlers } from './handlers.ts';
import { lisansIsi } from './job.ts';
import { lisanslariKapat } from './kayit.ts';
import { acikLisanslar, bekleyenLisanslar, cakisanlar, lisansliUrunler } from './queries.ts';

export const lisans: Room<typeof contract> = {
  handlers,
  zamanKayitlari: {
    lisans: {
      sayfalar: SAYFA.lisans,
      okur: 'urun',
      bul: ({ db, urunler, simdi }, idler) => bul(db, { ara: '', idler }, urunler, istanbulGunu(simdi)),
    },
  },
  bildirimler: [LISANS_UYARISI],
  kurulumAdimi: {
    sira: 7,
    ad: 'İlk lisans',
    aciklama: 'Müşterinin lisansını açınız; bitişi yaklaşınca haber verilir.',
    yol: '/rapor/lisans',
    // The first licence ends far beyond the days that the page opens with.
    gorunum: 'sekme=hepsi',
    form: true,
    tamam: async ({ db }) => (await db.selectFrom('lisans').select('id').limit(1).executeTakeFirst()) !== undefined,
    yapilan: yapilanlar(sql`lisans`, 'lisans'),
  },
  isler: [lisansIsi],
  bekleyenler: {
    tables: ['lisans', 'lisans_uyari', 'musteri', 'musteri_proje', 'proje'],
    oku: ({ db, ben, urunler, simdi }, enCok) =>
      bekleyenLisanslar(db, ben.Id, urunler, {
        bugun: istanbulGunu(simdi),
        yeniler: yetkiVar(ben, YETKI.lisansYonet),
        enCok,
      }),
    // The due ones change at midnight.
    degisir: async ({ simdi }) => new Date(istanbulAni(gunEkle(istanbulGunu(simdi), 1))),
    cumle: (adet) => `Bitişi yaklaşan ya da geçen ${adet} lisans için uyarıldınız.`,
    yol: null,
  },
  musteriBagi: {
    satirlar: { lisans: 'lisans' },
    // A sale is in the books, whatever became of it.
    saklanir: (musteri) => sql<boolean>`exists (select from lisans l where l.musteri_id = ${musteri})`,
    async urunEngeli(db, musteriId, kaldirilan) {
      const kalkan = (await lisansliUrunler(db, musteriId)).find((p) => kaldirilan(p.Id));
      return kalkan ? lisansliUrun(kalkan.Ad) : null;
    },
    silmeEngeli: async (db, musteriId) =>
      (await acikLisanslar(db, musteriId)).length > 0
        ? 'Müşterinin geçerli lisansı var. Önce lisanslarını iptal ediniz ya da devrediniz.'
        : null,
    async birlesmeEngeli(db, kalan, giden) {
      const cakisan = await cakisanlar(db, kalan, giden);
      return (
        cakisan &&
        `${cakisan.kalan} ile ${cakisan.giden} aynı türden ve aynı günlerde: bir müşterinin ikisi birden olmaz. Önce birini iptal ediniz.`
      );
    },
    async ayrilmisEngeli(db, idler) {
      const lisanslar = (await Promise.all(idler.map((id) => acikLisanslar(db, id)))).flat();
      return lisanslar.length > 0
        ? `Ayrılmış müşterinin lisansı olmaz (${lisanslar[0]!.LisansNo}). Başka bir durum seçiniz.`
        : null;
    },
    ayrilinca: lisanslariKapat,
  },
};
