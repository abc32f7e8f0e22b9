import { METIN as ENGEL } from '@masabasi/core/kisi/gozetim/rules';
import { kisalt } from '@masabasi/core/platform/text/metin';
import { anilanlari, anmalariDuzelt } from '@masabasi/core/masa/takip/rules';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { yazisma as contract } from '@masabasi/core/kisi/yazisma/contract';
import { mesajHatasi, METIN, yokMu } from '@masabasi/core/kisi/yazisma/rules';
import { bildir, mesajDegisti, mesajHaberiniAl } from '../../platform/bildirim/api.ts';
import { beklemeyen, dosyaBagla } from '../../platform/dosya/api.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { uzaktakiler, yerineBakanlar } from './alici.ts';
import { YAZISMA_ACILI, YAZISMA_ANMASI, YAZISMA_MESAJI } from './bildirim.ts';
import * as kayit from './kayit.ts';
import * as q from './queries.ts';

/** Length of a message text in an inbox. Equal to `mesaj_ozeti` in the database, which updates changed texts. */
const EN_UZUN = 300;

/** Tells the browsers of all members that the conversation changed, and nothing more. */
export async function herkese({ db, yayinla }: Pick<ProductAct, 'db' | 'yayinla'>, konusmaId: number): Promise<void> {
  for (const { Id } of await q.uyeler(db, konusmaId)) yayinla({ tur: 'yazisma', kisiId: Id });
}

interface Yazilan {
  readonly konusma: q.Konusma;
  readonly Id: number;
  readonly No: number;
  readonly metin: string;
  readonly anilanlar: ReadonlySet<number>;
  readonly acil: boolean;
  /** True when the others were called before. */
  readonly yalnizAnilan?: true;
}

/**
 * Calls people for a message: mentioned people, and in a conversation of two the other person, once until they read.
 * Absent people are not called, but their representatives are for an urgent message.
 */
async function cagir(
  ctx: ProductAct,
  { konusma, Id, No, metin, anilanlar, acil, yalnizAnilan }: Yazilan,
): Promise<void> {
  const { db, ben, simdi } = ctx;
  const ikili = konusma.Tur === 'ikili';
  const dinleyenler = await q.dinleyenler(db, konusma.Id, No, ben.Id);
  const cagrilan = dinleyenler.filter(
    (k) => anilanlar.has(k.Id) || (ikili && !yalnizAnilan && (acil || (k.ilk && !k.sessiz))),
  );
  if (cagrilan.length === 0) return;
  const uzakta = await uzaktakiler(db, cagrilan, simdi);
  const yazan = await q.kisininAdi(db, ben.Id);
  const haber = {
    metin: kisalt(metin, EN_UZUN),
    yol: `/personel/yazisma?konusma=${konusma.Id}`,
    hakkinda: ben.Id,
    mesajId: Id,
  };
  const idler = (secim: (k: (typeof cagrilan)[number]) => boolean) => cagrilan.filter(secim).map((k) => k.Id);
  if (!acil) {
    const orada = (k: { readonly Id: number }) => !uzakta.has(k.Id);
    const nerede = ikili ? '' : `: ${konusma.Ad}`;
    await bildir(ctx, YAZISMA_ANMASI, {
      ...haber,
      kisiler: idler((k) => orada(k) && anilanlar.has(k.Id)),
      baslik: `${yazan} sizi andı${nerede}`,
    });
    await bildir(ctx, YAZISMA_MESAJI, {
      ...haber,
      kisiler: idler((k) => orada(k) && !anilanlar.has(k.Id)),
      baslik: `${yazan} size yazdı`,
    });
    return;
  }
  // A person on a break is back in minutes. A person off shift or on leave is not.
  const yok = new Set([...uzakta].filter(([, tur]) => yokMu(tur)).map(([kisi]) => kisi));
  await bildir(ctx, YAZISMA_ACILI, { ...haber, kisiler: idler((k) => !yok.has(k.Id)), baslik: `Acil: ${yazan}` });
  const yerine = await yerineBakanlar(db, [...yok], simdi);
  const adlar = new Map((await q.uyeler(db, konusma.Id)).map((k) => [k.Id, k.Ad]));
  for (const [kisi, bakan] of yerine)
    if (bakan.Id !== ben.Id)
      await bildir(ctx, YAZISMA_ACILI, {
        ...haber,
        kisiler: [bakan.Id],
        baslik: `Acil (${adlar.get(kisi) ?? 'çalışma arkadaşınız'} yerine): ${yazan}`,
        // Representatives are no members, so they answer the author.
        yol: `/personel/yazisma?kisi=${ben.Id}`,
      });
}

/** Writes a message once: a repeat with the same key returns the existing message. */
export async function gonder(ctx: ProductAct, istek: Istek<(typeof contract)['mesajGonder']>) {
  const { db, ben, simdi } = ctx;
  const yazilan = istek.Metin.trim();
  const konusma = found(await q.kilitle(db, istek.KonusmaId, ben.Id), 'Konuşma');
  const once = await q.gonderilmis(db, ben.Id, istek.Anahtar);
  if (once !== null)
    return once.KonusmaId === konusma.Id ? { durum: true as const, Id: once.Id, No: once.No } : red(METIN.yerAyri);
  const hata = mesajHatasi(yazilan, istek.dosyalar.length);
  if (hata !== null) return red(hata);
  if (konusma.kapali) return red(ENGEL.engelli);
  let kok: number | null = null;
  if (istek.UstId !== null) {
    const ust = await q.mesaj(db, istek.UstId, ben.Id);
    if (ust === null || ust.KonusmaId !== konusma.Id) throw kayitYok('Mesaj');
    if (ust.GeriAlindi !== null) return red(METIN.geriAlinmis);
    // An answer to an answer belongs to its thread.
    kok = ust.UstId ?? ust.Id;
  }
  // Only members are called, and only by a name that the text contains.
  const uyeler = (await q.uyeler(db, konusma.Id)).filter((k) => k.Id !== ben.Id);
  const anilanlar = anilanlari(yazilan, uyeler, istek.Anilanlar);
  const metin = anmalariDuzelt(yazilan, anilanlar);
  if (istek.Acil && konusma.Tur !== 'ikili' && anilanlar.length === 0) return red(METIN.acilKime);
  const beklemez = await beklemeyen(ctx, istek.dosyalar);
  if (beklemez !== null) return red(beklemez);
  const { Id, No } = await kayit.mesajEkle(
    db,
    { konusmaId: konusma.Id, anahtar: istek.Anahtar, ustId: kok, metin, acil: istek.Acil },
    ben.Id,
    simdi,
  );
  await kayit.anmaYaz(db, Id, anilanlar);
  const dosyasiz = await dosyaBagla(ctx, { nesne: 'mesaj', id: Id }, istek.dosyalar);
  if (dosyasiz !== null) throw new Error(dosyasiz);
  await cagir(ctx, { konusma, Id, No, metin, anilanlar: new Set(anilanlar.map((k) => k.Id)), acil: istek.Acil });
  await herkese(ctx, konusma.Id);
  return { durum: true as const, Id, No };
}

/** Changes the text of a message: calls newly named people, ends the call of others. Returns the new version. */
export async function degistir(ctx: ProductAct, m: q.Mesaj, yazilan: string): Promise<number> {
  const { db, ben, simdi } = ctx;
  const konusma = (await q.konusma(db, m.KonusmaId, ben.Id))!;
  const once = await q.anilanlar(db, m.Id);
  const okuyanlar = await q.dinleyenler(db, konusma.Id, m.No, ben.Id);
  const simdiki = anilanlari(yazilan, okuyanlar, [...once]);
  const metin = anmalariDuzelt(yazilan, simdiki);
  const surum = await kayit.mesajDegistir(db, m.Id, metin, simdi);
  const eski = new Set(anilanlari(m.Metin, okuyanlar, [...once]).map((k) => k.Id));
  const anilanlar = simdiki.filter((k) => !eski.has(k.Id) && !once.has(k.Id));
  await kayit.anmaYaz(db, m.Id, anilanlar);
  // A person who has left since is not among the readers, and the call stays.
  const cikan = okuyanlar.filter((k) => once.has(k.Id) && !simdiki.some((s) => s.Id === k.Id));
  const cikanlar = cikan.map((k) => k.Id);
  await kayit.anmaSil(db, m.Id, cikanlar);
  await mesajHaberiniAl(ctx, m.Id, YAZISMA_ANMASI.tur, cikanlar);
  const { Id, No, Acil: acil } = m;
  const idler = new Set(anilanlar.map((k) => k.Id));
  if (idler.size > 0) await cagir(ctx, { konusma, Id, No, metin, anilanlar: idler, acil, yalnizAnilan: true });
  await mesajDegisti(ctx, m.Id);
  await herkese(ctx, m.KonusmaId);
  return surum;
}
