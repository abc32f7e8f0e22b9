import type { anket as contract, AnketKarti } from '@masabasi/core/masa/anket/contract';
import { sorularSade } from '@masabasi/core/masa/anket/duzen';
import { anketFarki } from '@masabasi/core/masa/anket/fark';
import { anketAyarHatalari, anketHatalari, type AnketSorusu } from '@masabasi/core/masa/anket/rules';
import { duzgun, katla } from '@masabasi/core/platform/text/metin';
import { oncesi } from '@masabasi/core/platform/denetim/rules';
import type { UrunKapsami } from '../../platform/http/access.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, found, type Seen } from '../../platform/http/errors.ts';
import * as tanim from '../../platform/tanim/api.ts';
import { surumYaz } from './kayit.ts';
import * as q from './queries.ts';

const LISTE = 'memnuniyetTur';

/** A survey that this person sees, locked, in the version that the person read. */
const degistirilecek = async (
  { db, urunler }: { readonly db: Db; readonly urunler: UrunKapsami },
  { Id, Surum }: Seen,
): Promise<AnketKarti> => found(await q.kilitle(db, Id, urunler), 'Anket', Surum);

/** Reason to refuse these question numbers for this survey, finished or not; null: they are valid. */
async function numaraHatasi(db: Db, anketId: number, sorular: readonly AnketSorusu[]): Promise<string | null> {
  const [ustler, tipler] = await Promise.all([q.numaralar(db, anketId), q.yayinliTipler(db, anketId)]);
  const numaralar = sorular.flatMap((s) => [s.Id, ...s.Cevaplar.map((c) => c.Id)]);
  const tanidik = (id: number, ust: number) => id < 1 || ustler.get(id) === ust;
  if (
    new Set(numaralar).size < numaralar.length ||
    !sorular.every((s) => tanidik(s.Id, anketId) && s.Cevaplar.every((c) => tanidik(c.Id, s.Id)))
  )
    return 'Ankette bu anketin olmayan ya da iki kez yazılmış bir soru veya seçenek var. Sayfayı güncelleyip yeniden deneyiniz.';
  const baska = sorular.find((s) => (tipler.get(s.Id) ?? s.Tip) !== s.Tip);
  return baska === undefined
    ? null
    : `‘${duzgun(baska.Soru)}’ sorusu yayınlandı; türü değişmez. Yerine yeni bir soru ekleyiniz.`;
}

/** The name of the survey that already has this name; null: it is free. */
async function adiAlinmis(
  db: Db,
  { Id, Ad, ProjeId }: { readonly Id: number; readonly Ad: string; readonly ProjeId: number | null },
): Promise<string | null> {
  await tanim.listeyiKilitle(db, LISTE);
  const ayni = (await tanim.adlar(db, LISTE)).find(
    (k) => k.id !== Id && k.proje_id === ProjeId && katla(k.ad) === katla(Ad),
  );
  return ayni === undefined
    ? null
    : `‘${ayni.ad}’ adında bir anket var${ayni.aktif ? '' : '; kullanımdan kaldırılmış, yeniden açabilirsiniz'}.`;
}

export const anket: Handlers<typeof contract> = {
  async anketListesi({ db, urunler }) {
    const [anketler, projeler] = await Promise.all([q.anketler(db, urunler), tanim.projeler(db, urunler)]);
    return { durum: true, anketler, projeler };
  },

  async anketDetay({ db, urunler }, { Id }) {
    const a = found(await q.kart(db, Id, urunler), 'Anket');
    const [taslak, yayindaki, tipler, surumler, projeler] = await Promise.all([
      q.taslak(db, Id),
      q.yayindaki(db, Id),
      q.yayinliTipler(db, Id),
      q.surumler(db, Id),
      tanim.projeler(db, urunler),
    ]);
    return {
      durum: true,
      anket: a,
      Sorular: taslak ?? yayindaki?.sorular ?? [],
      Yayindaki: yayindaki?.sorular ?? null,
      YayinliIdler: [...tipler.keys()],
      surumler,
      projeler,
    };
  },

  async anketSurumOku({ db, urunler }, { Id, No }) {
    const [a, surum] = await Promise.all([q.kart(db, Id, urunler), q.anketSurumu(db, Id, No)]);
    if (a === null || surum === null) throw kayitYok('Anket versiyonu');
    return { durum: true, No: surum.no, Sorular: surum.sorular };
  },

  async anketKaydet(ctx, { anket: { Id, Surum, ...ham } }) {
    const { db, urunler } = ctx;
    const eski = Id === 0 ? null : await degistirilecek(ctx, { Id, Surum });
    const a = { ...ham, Ad: duzgun(ham.Ad) };
    const [hata] = Object.values(anketAyarHatalari(a));
    if (hata !== undefined) return red(hata);
    if (a.ProjeId !== null && a.ProjeId !== eski?.ProjeId && !urunler.includes(a.ProjeId))
      return red('Seçtiğiniz ürün, ürünleriniz arasında yok.');
    const alinmis = await adiAlinmis(db, { Id, ...a });
    if (alinmis !== null) return red(alinmis);
    const satir = {
      liste: LISTE,
      ad: a.Ad,
      renk: null,
      kod: null,
      proje_id: a.ProjeId,
      ust_id: null,
      aktif: a.Aktif === 1,
    } as const;
    const ayarlar = {
      olay: a.Olay,
      gecerlilik_gun: a.GecerlilikGun,
      orneklem_yuzde: a.OrneklemYuzde,
      sessiz_gun: a.SessizGun,
      bekleme_dk: a.BeklemeDk,
      esik: a.Esik,
      giris: a.Giris.trim(),
      tesekkur: a.Tesekkur.trim(),
      betik: a.Betik.trim(),
    };
    const { Id: no } = eski === null ? await tanim.ekle(db, satir, true) : await tanim.degistir(db, Id, satir);
    const sonuc = eski === null ? await q.ekle(db, no, ayarlar) : await q.degistir(db, no, ayarlar);
    await ctx.denetle({ eylem: 'anketKaydet', nesne: 'anket', nesneId: no, eski: oncesi(eski, a), yeni: a });
    return { durum: true, ...sonuc };
  },

  async anketTaslakYaz(ctx, { Id, Surum, Sorular }) {
    const { db } = ctx;
    await degistirilecek(ctx, { Id, Surum });
    const hata = await numaraHatasi(db, Id, Sorular);
    if (hata !== null) return red(hata);
    const sorular = sorularSade(Sorular);
    const eski = await q.yayindaki(db, Id);
    const taslak = eski !== null && anketFarki(eski.sorular, sorular).length === 0 ? null : sorular;
    const sonuc = await q.degistir(db, Id, { taslak });
    await ctx.denetle({
      eylem: 'anketTaslakYaz',
      nesne: 'anket',
      nesneId: Id,
      yeni: { SoruSayisi: sorular.length },
    });
    return { durum: true, Surum: sonuc.Surum, Taslak: taslak !== null };
  },

  async anketYayinla(ctx, { Id, Surum, Sorular }) {
    const { db, ben, simdi } = ctx;
    await degistirilecek(ctx, { Id, Surum });
    const sorular = sorularSade(Sorular);
    const [hata] = anketHatalari(sorular);
    if (hata !== undefined) return red(hata.msg);
    const numara = await numaraHatasi(db, Id, sorular);
    if (numara !== null) return red(numara);
    const eski = await q.yayindaki(db, Id);
    if (eski !== null && anketFarki(eski.sorular, sorular).length === 0)
      return red(`Yayındaki ${eski.no}. versiyondan farkı yok; yeni versiyon gerekmez.`);
    const { no } = await surumYaz(db, { anketId: Id, sorular, zaman: simdi, kisi: ben.Id });
    const sonuc = await q.degistir(db, Id, { taslak: null });
    await ctx.denetle({
      eylem: 'anketYayinla',
      nesne: 'anket',
      nesneId: Id,
      yeni: { AnketSurumu: no, SoruSayisi: sorular.length },
    });
    return { durum: true, No: no, Surum: sonuc.Surum };
  },
};
