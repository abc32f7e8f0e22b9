import type { gorev as contract } from '@masabasi/core/is/gorev/contract';
import { CIZELGE_GUNU, cizelge } from '@masabasi/core/is/gorev/cizelge';
import { GOREV_LISTESI } from '@masabasi/core/is/gorev/liste';
import { gunKapasitesi, yukHaftalari } from '@masabasi/core/is/gorev/yuk';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { dosyaBagla, yukle, yuklemeEngeli } from '../../platform/dosya/api.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { tabbedAnswer } from '../../platform/list/liste.ts';
import { spreadsheet } from '../../platform/list/spreadsheet.ts';
import { calismalari, tatiller } from '../../mesai/pano/api.ts';
import { calisanlar } from '../../musteri/proje/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul, GOREV_ADLARI } from './arama.ts';
import { ananlaraBildir, degisti } from './degisim.ts';
import { GOREV_SUTUNLARI } from './excel.ts';
import * as k from './kayit.ts';
import * as q from './queries.ts';
import * as rapor from './rapor.ts';
import { topluAlan, topluAta, topluDurum } from './toplu.ts';

const okuyan = ({ ben, simdi, urunler }: ProductAct): rapor.Okuyan => ({ kisi: ben.Id, simdi, projelist: urunler });

/** The place of uploaded files: on the task, or with the person who uploads before the task exists. */
const dosyaYeri = ({ ben }: Pick<ProductAct, 'ben'>, GorevId: number | undefined) =>
  GorevId === undefined ? ({ nesne: 'bekleyen', id: ben.Id } as const) : ({ nesne: 'gorev', id: GorevId } as const);

/** The three uploads of the specification differ in the purpose of the files, and share one handler. */
const yukleme: Handlers<typeof contract>['gorevImgKaydet'] = {
  once: (ctx, { GorevId }) => yuklemeEngeli(ctx, dosyaYeri(ctx, GorevId)),
  yaz: (ctx, { GorevId }) => yukle(ctx, dosyaYeri(ctx, GorevId)),
};

export const gorev: Handlers<typeof contract> = {
  async gorevListe(ctx, sorgu) {
    const of = ['gorev listesi', sorgu, istanbulGunu(ctx.simdi)];
    return ctx.kept({ of, tables: rapor.LISTE_TABLOLARI, large: true }, () =>
      tabbedAnswer(ctx.db, GOREV_LISTESI, rapor.gorevKaynagi(okuyan(ctx)), sorgu),
    );
  },

  async gorevPano(ctx, { Boylar, ...gorunum }) {
    const of = ['gorev panosu', gorunum, Boylar, istanbulGunu(ctx.simdi)];
    return ctx.kept({ of, tables: rapor.LISTE_TABLOLARI, large: true }, async () => {
      const [sutunlar, ad, asanlar] = await Promise.all([
        rapor.pano(ctx.db, okuyan(ctx), gorunum, Boylar),
        q.durumAdlari(ctx.db),
        rapor.asanlar(ctx.db, ctx.urunler),
      ]);
      return { durum: true, sutunlar: sutunlar.map((s) => ({ ...s, Ad: ad(s.Durum) })), asanlar };
    });
  },

  async gorevDetay({ db, ben, urunler, simdi }, { Id }) {
    const g = found(await q.kart(db, Id, { projelist: urunler, simdi, kisi: ben.Id }), 'İş');
    const [altIsler, beklenenler, bekleyenler, testler, hareketlist] = await Promise.all([
      q.altIsler(db, Id),
      q.beklenenler(db, Id, urunler),
      q.bekleyenler(db, Id, urunler),
      q.testler(db, Id),
      q.hareketler(db, Id),
    ]);
    return { durum: true, gorev: g, altIsler, beklenenler, bekleyenler, testler, hareketlist };
  },

  async gorevKisileri({ db, urunler }, { ProjeId }) {
    const kisiler = urunler.includes(ProjeId) ? await calisanlar(db, ProjeId) : [];
    const suren = await q.surenler(
      db,
      kisiler.map((kisi) => kisi.Id),
    );
    return { durum: true, kisiler: kisiler.map(({ Id, Ad }) => ({ Id, Ad, Suren: suren.get(Id) ?? 0 })) };
  },

  gorevKaydet: k.kaydet,
  gorevDurumGuncelle: k.durumGuncelle,
  gorevAta: k.ata,
  gorevSirala: k.sirala,

  gorevTopluDurum: topluDurum,
  gorevTopluAta: topluAta,
  gorevTopluAlan: topluAlan,

  async gorevYuk({ db, simdi, ...ctx }, gorunum) {
    const bugun = istanbulGunu(simdi);
    const haftalar = yukHaftalari(bugun);
    const isler = await rapor.kalanIsler(db, okuyan({ db, simdi, ...ctx }), gorunum);
    const kisiler = [...new Set(isler.map((g) => g.AtananId))];
    const [calisma, tatil] = await Promise.all([
      calismalari(db, kisiler, haftalar[0]!.Ilk),
      tatiller(db, haftalar[0]!.Ilk, haftalar.at(-1)!.Son),
    ]);
    return { durum: true, haftalar: [...haftalar], kisiler: rapor.kisilerinYuku({ isler, haftalar, calisma, tatil }) };
  },

  async gorevCizelge(ctx, gorunum) {
    const { db, simdi } = ctx;
    const bugun = istanbulGunu(simdi);
    const ilk = gunEkle(bugun, -CIZELGE_GUNU);
    const son = gunEkle(bugun, CIZELGE_GUNU);
    const isler = await rapor.yapilacaklar(db, simdi);
    const kisiler = [...new Set(isler.flatMap((g) => (g.AtananId === null ? [] : [g.AtananId])))];
    const [calisma, tatil] = await Promise.all([calismalari(db, kisiler, bugun), tatiller(db, ilk, son)]);
    const yerler = cizelge(isler, bugun, (kisi, gun) => gunKapasitesi(calisma.get(kisi)!, gun, tatil(gun)));
    const gunler = Array.from({ length: 2 * CIZELGE_GUNU }, (_, n) => gunEkle(ilk, n));
    return {
      durum: true,
      ...(await rapor.cizelgeSatirlari(db, okuyan(ctx), { gorunum, yerler })),
      tatiller: gunler.filter((gun) => tatil(gun) >= 1),
    };
  },

  async gorevNotKaydet(ctx, { Id, Aciklama, dosyalar }) {
    const g = await k.kilitli(ctx, Id);
    const dosyasiz = await dosyaBagla(ctx, { nesne: 'gorev', id: Id }, dosyalar);
    if (dosyasiz !== null) return red(dosyasiz);
    const satir = await q.yazildi(ctx.db, Id, ctx.simdi);
    await ananlaraBildir(ctx, g, Aciklama);
    return degisti(ctx, satir, { eylem: 'gorevNotKaydet', tur: 'not', aciklama: Aciklama.trim() });
  },

  async gorevSoruKapat(ctx, { Id }) {
    const { db, ben } = ctx;
    if (!(await q.soruyuKapat(db, Id, ben.Id))) throw kayitYok('Soru');
    ctx.yayinla({ tur: 'gorev', kisiId: ben.Id });
    return { durum: true };
  },

  gorevEngel: k.engelle,
  testKaydet: k.testYaz,
  gorevBagKaydet: k.bagla,
  sureBaslat: k.sayaciBaslat,
  sureDurdur: k.sayaciDurdur,

  async gorevBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [GOREV_ADLARI], (a) => bul(db, a, urunler)) };
  },

  async gorevAktar(ctx, sorgu) {
    return spreadsheet(ctx, GOREV_LISTESI, rapor.gorevKaynagi(okuyan(ctx)), sorgu, {
      ad: 'İşler',
      sutunlar: GOREV_SUTUNLARI,
      eylem: 'gorevAktar',
      nesne: 'gorev',
      cok: 'Bir dosyaya en çok 20.000 iş yazılır. Bölüm, ürün ya da kişi seçerek daraltınız.',
    });
  },

  gorevImgKaydet: yukleme,
  gorevHareketImgKaydet: yukleme,
  gorevNotImgKaydet: yukleme,
};
