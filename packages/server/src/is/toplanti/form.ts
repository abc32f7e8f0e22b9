import type { Istek, Yanit } from '@masabasi/core/platform/call/endpoint';
import { duzgun } from '@masabasi/core/platform/text/metin';
import { TOPLANTI_ALANLARI } from '@masabasi/core/is/toplanti/alanlar';
import type { toplanti as contract } from '@masabasi/core/is/toplanti/contract';
import {
  duzenler,
  katilimciHatasi,
  toplantiAcik,
  toplantiHatalari,
  toplantiSade,
  toplantiSiteleri,
  tutanakAcik,
  yurutur,
} from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti, ToplantiKatilimcisi } from '@masabasi/core/is/toplanti/satirlar';
import { sunulmayan, sutunlari } from '../../platform/field/alanlar.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { gorur as musteriGorunur } from '../../musteri/musteri/api.ts';
import { proje } from '../../musteri/proje/api.ts';
import { araligi, cagirani, degisti, degistirilecek } from './degisim.ts';
import { kararlarHatasi } from './karar.ts';
import * as kq from './kararlar.ts';
import * as q from './queries.ts';
import { ac, sonrakileri, sonrakileriYaz, yeniZamanlari, type Zaman, zamanlari } from './seri.ts';
import { kisaltilmis, odaEngelleri, odalariKilitle, zamanUyarilari } from './uyari.ts';
import { davetYaz } from './yazi.ts';

/** The form of a meeting: checks, writes, and notifies the people concerned. */

type Kayit = Istek<typeof contract.toplantiKaydet>;
type Form = Kayit['toplanti'];
type Sonuc = Promise<Yanit<typeof contract.toplantiKaydet>>;

const KAPALI = 'Bu toplantı başlamış ya da kapanmış; daveti artık değişmez.';

/** The sentence that refuses a choice, or null. The choices that the meeting already has stay allowed. */
async function secimHatasi({ db, urunler }: ProductAct, t: Form, eski: ToplantiKarti | null): Promise<string | null> {
  const yok = await sunulmayan(db, urunler, TOPLANTI_ALANLARI, t, eski);
  if (yok !== null) return yok;
  if (t.ProjeId !== null && t.ProjeId !== eski?.ProjeId && (await proje(db, t.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (t.MusteriId !== null && t.MusteriId !== eski?.MusteriId && !(await musteriGorunur(db, t.MusteriId, urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  const kisiler = [
    ...(t.DuzenleyenId === eski?.DuzenleyenId ? [] : [t.DuzenleyenId]),
    ...(t.RaportorId === null || t.RaportorId === eski?.RaportorId ? [] : [t.RaportorId]),
    ...t.Gundem.flatMap((m) => m.SunanId ?? []).filter((s) => !eski?.Gundem.some((m) => m.SunanId === s)),
  ];
  const calisan = await q.calisanAdresleri(db, kisiler);
  if (!kisiler.every((k) => calisan.some((c) => c.Id === k && c.aktif)))
    return 'Düzenleyen, raportör ve sunanlar çalışanlardan olmalı.';
  if (t.OdaId === null || t.OdaId === eski?.OdaId) return null;
  return (await q.odalar(db, false)).some((o) => o.Id === t.OdaId) ? null : 'Seçtiğiniz oda artık kullanılmıyor.';
}

/** The people of a form with names and addresses from their records. A sentence when one of them cannot be invited. */
async function cagrilanlar(
  { db, urunler }: ProductAct,
  ham: Kayit['katilimcilar'],
  once: readonly ToplantiKatilimcisi[],
): Promise<q.YazilanKatilimci[] | string> {
  const [calisan, yetkili] = await Promise.all([
    q.calisanAdresleri(
      db,
      ham.flatMap((k) => k.UserId ?? []),
    ),
    q.yetkiliAdresleri(
      db,
      ham.flatMap((k) => k.MusteriPersonelId ?? []),
      urunler,
    ),
  ]);
  const kisiler: q.YazilanKatilimci[] = [];
  for (const k of ham) {
    const eski = once.find((o) => o.KatilimciId === k.KatilimciId);
    if (k.KatilimciId !== 0 && eski === undefined) return 'Katılımcılardan biri bu toplantıda değil; yeniden açınız.';
    const [cal, yet] = [calisan.find((c) => c.Id === k.UserId), yetkili.find((y) => y.Id === k.MusteriPersonelId)];
    if (eski !== undefined && (eski.UserId !== k.UserId || eski.MusteriPersonelId !== k.MusteriPersonelId))
      return 'Katılımcılardan biri değişmiş; yeniden açınız.';
    if (k.UserId !== null && (cal === undefined || (!cal.aktif && eski === undefined)))
      return 'Seçtiğiniz kişi artık çalışmıyor; listeden yeniden seçiniz.';
    if (k.MusteriPersonelId !== null && yet === undefined && eski === undefined)
      return 'Seçtiğiniz müşteri kişisi bulunamadı.';
    const kaydi = cal ?? yet;
    const Ad = kaydi?.Ad ?? (eski !== undefined && k.Ad === '' ? eski.Ad : duzgun(k.Ad));
    if (Ad === '') return 'Dışarıdan katılımcının adını yazınız.';
    const Eposta = (kaydi === undefined ? k.Eposta : (kaydi.Eposta ?? '')).trim();
    kisiler.push({
      KatilimciId: k.KatilimciId,
      UserId: k.UserId,
      MusteriPersonelId: k.MusteriPersonelId,
      Ad,
      Eposta,
      Rol: k.Rol,
    });
  }
  return katilimciHatasi(kisiler) ?? kisiler;
}

interface Kontrol {
  readonly t: Form;
  readonly zamanlar: readonly Zaman[];
  readonly kisiler: readonly q.YazilanKatilimci[];
  readonly haric: readonly number[];
  /** The room is reserved from now on. */
  readonly planli: boolean;
  readonly goruldu: boolean;
}

/** Obstacles at these times: a refusal, or warnings that the caller must have seen. */
async function zamanEngeli(ctx: ProductAct, k: Kontrol) {
  const { db, simdi } = ctx;
  await odalariKilitle(db, [k.t.OdaId]);
  const ic = k.kisiler.flatMap((kisi) => (kisi.UserId === null || kisi.Rol === 'bilgi' ? [] : [kisi.UserId]));
  const cagrilan = [...new Set([...ic, k.t.DuzenleyenId])];
  const soru = { kisiler: cagrilan, zamanlar: k.zamanlar, odaId: k.t.OdaId, haric: k.haric };
  const dolu = await odaEngelleri(db, soru);
  if (dolu[0] !== undefined && k.planli) return red(dolu[0]);
  const sozler = k.goruldu ? [] : [...dolu, ...(await zamanUyarilari(db, soru, ctx, simdi))];
  const oda = k.t.OdaId === null ? undefined : (await q.odalar(db, true)).find((o) => o.Id === k.t.OdaId);
  if (oda !== undefined && !k.goruldu && k.kisiler.length > oda.Kapasite)
    sozler.push(`${oda.Ad} ${oda.Kapasite} kişilik; ${k.kisiler.length} kişi çağrılıyor.`);
  const uyarilar = kisaltilmis(sozler);
  if (uyarilar.length === 0) return null;
  return { durum: false as const, msg: `${uyarilar.join(' ')} Yine de kaydedebilirsiniz.`, uyarilar };
}

const ayniAn = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);
const kimler = (k: readonly { UserId: number | null; Ad: string; Rol: string }[]) =>
  k
    .map((x) => `${x.UserId ?? x.Ad}/${x.Rol}`)
    .toSorted()
    .join();

/** Opens or changes a meeting and notifies the people concerned. */
export async function kaydet(ctx: ProductAct, istek: Kayit): Sonuc {
  const { db, ben } = ctx;
  const t = toplantiSade(istek.toplanti);
  const eski = t.Id === 0 ? null : await degistirilecek(ctx, t);
  if (eski !== null && !duzenler(eski, cagirani(ben))) return red('Toplantıyı, düzenleyen değiştirir.');
  if (eski !== null && !toplantiAcik(eski.DurumAnahtar)) return red(KAPALI);
  if (eski !== null && istek.tekrar !== null) return red('Tekrar, toplantı açılırken seçilir.');
  const [hata] = Object.values(toplantiHatalari(t, toplantiSiteleri(ctx.config.toplantiSiteleri)));
  if (hata !== undefined) return red(hata);
  const once = eski === null ? [] : await q.katilimcilar(db, eski.Id);
  const kisiler = await cagrilanlar(ctx, istek.katilimcilar, once);
  if (typeof kisiler === 'string') return red(kisiler);
  const yanlis =
    (await secimHatasi(ctx, t, eski)) ??
    (istek.kararlar === null ? null : await kararlarHatasi(ctx, t.Id, istek.kararlar));
  if (yanlis !== null) return red(yanlis);
  const seri = eski !== null && istek.hangisi === 'sonrakiler' && eski.TekrarKural !== null;
  const sonraki = seri ? (await sonrakileri(ctx, eski)).sonrakiler : [];
  const tasindi =
    eski === null || !ayniAn(eski.Baslama_Zamani, t.Baslama_Zamani) || !ayniAn(eski.Bitis_Zamani, t.Bitis_Zamani);
  const planli = istek.davetEt || eski?.DurumAnahtar === 'planlandi';
  const planlaniyor = istek.davetEt && eski?.DurumAnahtar === 'taslak';
  if (tasindi || planlaniyor || eski.OdaId !== t.OdaId || kimler(once) !== kimler(kisiler)) {
    const zamanlar = eski === null ? zamanlari(t, istek.tekrar) : seri ? yeniZamanlari(sonraki, t) : zamanlari(t, null);
    const haric = seri ? sonraki.map((s) => s.id) : eski === null ? [] : [eski.Id];
    const engel = await zamanEngeli(ctx, { t, zamanlar, kisiler, haric, planli, goruldu: istek.uyarilariGordum });
    if (engel !== null) return engel;
  }
  const sutunlar: q.ToplantiSutunlari = {
    ...sutunlari(TOPLANTI_ALANLARI, t),
    musteri_id: t.MusteriId,
    oda_id: t.OdaId,
    baslama_zamani: t.Baslama_Zamani,
    bitis_zamani: t.Bitis_Zamani,
    gundem: q.gundemSutunu(t.Gundem),
  };
  const yazilan = { ...istek, toplanti: t };
  return eski === null
    ? yeni(ctx, yazilan, sutunlar, kisiler)
    : degistir(ctx, eski, yazilan, sutunlar, { kisiler, once, tasindi, seri });
}

async function yeni(
  ctx: ProductAct,
  istek: Kayit,
  sutunlar: q.ToplantiSutunlari,
  kisiler: readonly q.YazilanKatilimci[],
): Sonuc {
  const { db } = ctx;
  const acilan = await ac(ctx, sutunlar, zamanlari(istek.toplanti, istek.tekrar), istek, kisiler);
  const ilk = acilan[0]!;
  if (istek.kararlar !== null) await kq.kararlariYaz(db, ilk.id, istek.kararlar);
  for (const s of acilan)
    await degisti(ctx, s, {
      eylem: 'toplantiKaydet',
      tur: 'acildi',
      aciklama: araligi(s.baslama_zamani, s.bitis_zamani),
    });
  if (istek.davetEt)
    await davetYaz(ctx, {
      tur: 'davet',
      toplanti: ilk,
      ...(istek.tekrar !== null && { seri: acilan }),
      davetliler: await q.davetliler(db, [ilk.id]),
    });
  return { durum: true, Id: ilk.id, Surum: ilk.surum };
}

interface Degisen {
  readonly kisiler: readonly q.YazilanKatilimci[];
  readonly once: readonly ToplantiKatilimcisi[];
  readonly tasindi: boolean;
  /** The following meetings of the series change, too. */
  readonly seri: boolean;
}

async function degistir(
  ctx: ProductAct,
  eski: ToplantiKarti,
  istek: Kayit,
  sutunlar: q.ToplantiSutunlari,
  { kisiler, tasindi, seri }: Degisen,
): Sonuc {
  const { db } = ctx;
  const davetliydi = await q.davetliler(db, [eski.Id]);
  const planliydi = eski.DurumAnahtar === 'planlandi';
  const planlaniyor = istek.davetEt && eski.DurumAnahtar === 'taslak';
  const d = {
    eylem: 'toplantiKaydet',
    tur: tasindi ? 'tasindi' : 'duzenlendi',
    aciklama: tasindi ? araligi(sutunlar.baslama_zamani, sutunlar.bitis_zamani) : '',
    eski: { Baslama_Zamani: eski.Baslama_Zamani, Bitis_Zamani: eski.Bitis_Zamani, Konu: eski.Konu },
  } as const;
  if (seri) {
    const { sonrakiler, oncekiler } = await sonrakileriYaz(ctx, eski, sutunlar, istek.toplanti, kisiler);
    if (planlaniyor)
      for (const [i, s] of sonrakiler.entries())
        if (s.durum === 'taslak') sonrakiler[i] = await q.degistir(db, s.id, { durum: 'planlandi' });
    for (const s of sonrakiler) await degisti(ctx, s, d);
    const ilk = sonrakiler[0]!;
    if (istek.kararlar !== null) await kq.kararlariYaz(db, ilk.id, istek.kararlar);
    const kalan = await q.davetliler(db, [ilk.id]);
    if (planliydi || planlaniyor)
      await davetYaz(ctx, { tur: planliydi ? 'degisti' : 'davet', toplanti: ilk, seri: sonrakiler, davetliler: kalan });
    const [bas] = oncekiler;
    if (bas !== undefined && planliydi)
      await davetYaz(ctx, {
        tur: 'degisti',
        toplanti: bas,
        seri: oncekiler,
        davetliler: await q.davetliler(db, [bas.id]),
      });
    return { durum: true, Id: ilk.id, Surum: ilk.surum };
  }
  const giden = await q.katilimcilariYaz(db, eski.Id, kisiler);
  const sira = planliydi ? eski.IcsSira + 1 : eski.IcsSira;
  const satir = await q.degistir(db, eski.Id, {
    ...sutunlar,
    ...(planlaniyor && { durum: 'planlandi' as const }),
    ics_sira: sira,
    ...(tasindi && planliydi && { zaman_sira: sira }),
  });
  if (tasindi && planliydi) await q.yanitlariSil(db, [eski.Id]);
  if (istek.kararlar !== null) await kq.kararlariYaz(db, eski.Id, istek.kararlar);
  const sonuc = await degisti(ctx, satir, d);
  if (!planliydi && !planlaniyor) return sonuc;
  const kalan = await q.davetliler(db, [eski.Id]);
  const yeniler = kalan.filter((k) => !davetliydi.some((o) => o.id === k.id && o.eposta === k.eposta));
  const gorulur = planliydi && gozeGorunur(eski, satir);
  await davetYaz(ctx, { tur: 'davet', toplanti: satir, davetliler: planliydi ? yeniler : kalan });
  if (gorulur)
    await davetYaz(ctx, { tur: 'degisti', toplanti: satir, davetliler: kalan.filter((k) => !yeniler.includes(k)) });
  const cikan = giden.filter((g) => g.davet_durum !== 'davetsiz');
  if (cikan.length > 0)
    await davetYaz(ctx, { tur: 'iptal', toplanti: satir, yalniz: [{ ...satir, durum: 'iptal' }], davetliler: cikan });
  return sonuc;
}

/** True when the people of the meeting have to hear of the change. */
const gozeGorunur = (eski: ToplantiKarti, t: q.DegisenToplanti): boolean =>
  !ayniAn(eski.Baslama_Zamani, t.baslama_zamani) ||
  !ayniAn(eski.Bitis_Zamani, t.bitis_zamani) ||
  eski.Konu !== t.konu ||
  eski.OdaId !== t.oda_id ||
  eski.Yer !== t.yer ||
  eski.Link !== t.link ||
  JSON.stringify(eski.Gundem.map(({ Sunan: _s, ...m }) => m)) !== JSON.stringify(t.gundem);

/** Adds a person to a meeting, or changes their data: role, presence, answer. */
export async function katilimciKaydet(
  ctx: ProductAct,
  { katilimci: k }: Istek<typeof contract.toplantiKatilimciKaydet>,
) {
  const { db, ben, simdi } = ctx;
  const t = await degistirilecek(ctx, { Id: k.ToplantiId, Surum: k.Surum });
  if (!yurutur(t, cagirani(ben))) return red('Katılımcıları, toplantıyı düzenleyen ya da raportör yazar.');
  if (!toplantiAcik(t.DurumAnahtar) && !tutanakAcik(t.DurumAnahtar))
    return red('Bu toplantının katılımcıları artık değişmez.');
  const once = await q.katilimcilar(db, t.Id);
  const digerleri = once
    .filter((o) => o.KatilimciId !== k.KatilimciId)
    .map(({ KatilimciId, UserId, MusteriPersonelId, Ad, Eposta, Rol }) => ({
      KatilimciId,
      UserId,
      MusteriPersonelId,
      Ad,
      Eposta,
      Rol,
    }));
  const bu = {
    KatilimciId: k.KatilimciId,
    UserId: k.UserId,
    MusteriPersonelId: k.MusteriPersonelId,
    Ad: k.Ad,
    Eposta: k.Eposta,
    Rol: k.Rol,
  };
  const hepsi = await cagrilanlar(ctx, [...digerleri, bu], once);
  if (typeof hepsi === 'string') return red(hepsi);
  if (k.KatilimciId === 0 && !duzenler(t, cagirani(ben))) return red('Toplantıya, düzenleyen çağırır.');
  await q.katilimcilariYaz(db, t.Id, hepsi);
  const sonra = await q.davetliler(db, [t.Id]);
  const yazilan =
    k.KatilimciId === 0
      ? sonra.findLast((d) => !once.some((o) => o.KatilimciId === d.id))
      : sonra.find((d) => d.id === k.KatilimciId);
  if (yazilan === undefined) return red('Katılımcı bu toplantıda değil; yeniden açınız.');
  await q.katilimciDegistir(db, yazilan.id, {
    katildi: k.Katildi,
    notu: k.Not.trim(),
    ...(k.DavetDurum !== null &&
      k.DavetDurum !== yazilan.davet_durum && {
        davet_durum: k.DavetDurum,
        yanit_zamani: simdi,
        yanit_yolu: 'elle' as const,
      }),
  });
  const satir = await q.degistir(db, t.Id, {});
  const sonuc = await degisti(ctx, satir, {
    eylem: 'toplantiKatilimciKaydet',
    tur: 'katilimci',
    baslik: k.KatilimciId === 0 ? `Katılımcı eklendi: ${yazilan.ad}` : `Katılımcı: ${yazilan.ad}`,
    yeni: { KatilimciId: yazilan.id },
  });
  if (k.KatilimciId === 0 && t.DurumAnahtar === 'planlandi')
    await davetYaz(ctx, { tur: 'davet', toplanti: satir, davetliler: [yazilan] });
  return sonuc;
}
