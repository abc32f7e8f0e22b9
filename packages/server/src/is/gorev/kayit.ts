import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { GOREV_ALANLARI } from '@masabasi/core/is/gorev/alanlar';
import type { gorev as contract } from '@masabasi/core/is/gorev/contract';
import {
  atamaEngeli,
  donguMu,
  EN_COK_BAG,
  GOREV_SURECI,
  gorevAcik,
  gorevDurumHatalari,
  gorevDuzenler,
  isUyarisi,
} from '@masabasi/core/is/gorev/rules';
import type { GorevKarti } from '@masabasi/core/is/gorev/satirlar';
import { cikislar, gecisEngeli } from '@masabasi/core/platform/process/surec';
import { sql } from 'kysely';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { gorevlendir } from '../analiz/api.ts';
import { dosyaBagla } from '../../platform/dosya/api.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { found, type Seen } from '../../platform/http/errors.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { aradakiSira, cagirani, degisti, durumDegistir, haberVer, sondakiSira } from './degisim.ts';
import { sureleriKapat } from '../../mesai/sayac/api.ts';
import { gorevlendi, gorevlenecek } from '../toplanti/api.ts';
import * as q from './queries.ts';
import { analizi, kisiHatasi, secimHatasi } from './uyari.ts';

/** The acts on a task. */

const KAPANMIS = 'Bu iş kapanmış; artık değiştirilemez.';

/** A task within the person's scope, locked. Throws 404 when there is none. */
export async function kilitli({ db, urunler, simdi, ben }: ProductAct, Id: number): Promise<GorevKarti> {
  await q.kilitle(db, Id);
  return found(await q.kart(db, Id, { projelist: urunler, simdi, kisi: ben.Id }), 'İş');
}

/** The same, in the version that the person read. Throws 409 when it changed. */
const okunan = async (ctx: ProductAct, { Id, Surum }: Seen): Promise<GorevKarti> =>
  found(await kilitli(ctx, Id), 'İş', Surum);

type Kayit = Istek<typeof contract.gorevKaydet>;

/** Opens a task, or writes a checked form over a locked one. */
export async function kaydet(ctx: ProductAct, { gorev: ham, AtananId, TestciId, AnalizId, KararId, dosyalar }: Kayit) {
  const { db, ben, simdi } = ctx;
  const g = { ...ham, Baslik: ham.Baslik.trim() };
  const eski = g.Id === 0 ? null : await okunan(ctx, g);
  if (eski !== null && !gorevAcik(eski.DurumAnahtar)) return red(KAPANMIS);
  if (eski !== null && !gorevDuzenler(eski, cagirani(ben)))
    return red('İşi, açan, yapan ya da test eden kişi ve işleri dağıtanlar değiştirir.');
  if (eski !== null && eski.ProjeId !== g.ProjeId)
    return red('İşin ürünü değişmez; başka ürün için yeni bir iş açınız.');
  if (g.Baslik === '') return red('Başlığı yazınız.');
  const yanlis = await secimHatasi(ctx, g, eski);
  if (yanlis !== null) return red(yanlis);
  const sutunlar = { ...sutunlari(GOREV_ALANLARI, g), versiyon_id: g.VersiyonId, ust_id: g.UstId, son_hareket: simdi };
  if (eski !== null) {
    const dosyasiz = await dosyaBagla(ctx, { nesne: 'gorev', id: eski.Id }, dosyalar);
    if (dosyasiz !== null) return red(dosyasiz);
    return degisti(ctx, await q.degistir(db, eski.Id, sutunlar), { eylem: 'gorevKaydet', tur: 'duzenlendi' });
  }
  const kisi =
    AtananId !== null && AtananId === TestciId
      ? atamaEngeli(
          { DurumAnahtar: 'planlandi', AtananId: null, TestciId: null },
          { AtananId, TestciId },
          cagirani(ben),
        )
      : await kisiHatasi(ctx, g.ProjeId, [AtananId, TestciId]);
  if (kisi !== null) return red(kisi);
  const a = AnalizId === null ? null : await analizi(ctx, AnalizId, g);
  if (typeof a === 'string') return red(a);
  const karar = KararId === null ? null : await gorevlenecek(ctx, KararId);
  if (typeof karar === 'string') return red(karar);
  const satir = await q.ekle(db, {
    ...sutunlar,
    analiz_id: AnalizId,
    durum: GOREV_SURECI.ilk,
    sira: await sondakiSira(db, GOREV_SURECI.ilk),
    atanan_id: AtananId,
    testci_id: TestciId,
    acan_id: ben.Id,
    acilis_zamani: simdi,
  });
  const dosyasiz = await dosyaBagla(ctx, { nesne: 'gorev', id: satir.id }, dosyalar);
  if (dosyasiz !== null) throw new Error(dosyasiz);
  if (a !== null) await gorevlendir(ctx, a, { HedefVersiyonId: g.VersiyonId!, GorevNo: satir.no });
  if (karar !== null) await gorevlendi(ctx, karar, { Id: satir.id, No: satir.no });
  await haberVer(ctx, AtananId, satir, 'Size bir iş atandı');
  await haberVer(ctx, TestciId, satir, 'Size bir işin testi atandı');
  return degisti(ctx, satir, { eylem: 'gorevKaydet', tur: 'acildi', aciklama: g.Baslik });
}

/** Moves a task to another state with the data that this state needs, and gives the caller warnings. */
export async function durumGuncelle(
  ctx: ProductAct,
  { Id, Surum, YeniDurum, aciklama, oncekiId, sonrakiId, dosyalar }: Istek<typeof contract.gorevDurumGuncelle>,
) {
  const { db, ben, urunler } = ctx;
  const eski = await okunan(ctx, { Id, Surum });
  const ad = await q.durumAdlari(db);
  const yolu = cikislar(GOREV_SURECI, eski.DurumAnahtar).find((c) => c.nereye === YeniDurum);
  if (yolu?.dolayli) return red(`‘${ad(YeniDurum)}’ durumuna, versiyonun ‘${yolu.ad}’ işlemiyle geçilir.`);
  const engel = gecisEngeli(GOREV_SURECI, eski, YeniDurum, cagirani(ben), ad);
  if (engel !== null) return red(engel);
  const [hata] = Object.values(gorevDurumHatalari({ Durum: YeniDurum, Aciklama: aciklama }));
  if (hata !== undefined) return red(hata);
  const dosyasiz = await dosyaBagla(ctx, { nesne: 'gorev', id: Id }, dosyalar);
  if (dosyasiz !== null) return red(dosyasiz);
  const baslar = YeniDurum === 'gelistirmede';
  const suren = baslar ? ((await q.surenler(db, [ben.Id])).get(ben.Id) ?? 0) : 0;
  const acik = baslar ? (await q.beklenenler(db, Id, urunler)).filter((b) => gorevAcik(b.DurumAnahtar)) : [];
  const bekler = acik.length > 0 ? `Beklediği iş bitmedi: ${acik.map((b) => b.No).join(', ')}.` : null;
  const sonuc = await durumDegistir(
    ctx,
    eski,
    YeniDurum,
    {},
    {
      eylem: 'gorevDurumGuncelle',
      tur: 'durum',
      baslik: `İş: ${ad(YeniDurum)}`,
      aciklama: aciklama.trim(),
      eski: { DurumAnahtar: eski.DurumAnahtar },
      yeri: { oncekiId, sonrakiId },
    },
  );
  return { ...sonuc, uyari: [isUyarisi(suren), bekler].filter(Boolean).join(' ') || null };
}

/** Sets the assignee and the tester of a task. */
export async function ata(
  ctx: ProductAct,
  { AtananId, TestciId, Aciklama, ...hangisi }: Istek<typeof contract.gorevAta>,
  haber: typeof haberVer = haberVer,
) {
  const { db, ben, simdi } = ctx;
  const eski = await okunan(ctx, hangisi);
  const engel = atamaEngeli(eski, { AtananId, TestciId }, cagirani(ben));
  if (engel !== null) return red(engel);
  if (AtananId === eski.AtananId && TestciId === eski.TestciId) return red('İş zaten bu kişilerin üzerinde.');
  const yeniler = [AtananId === eski.AtananId ? null : AtananId, TestciId === eski.TestciId ? null : TestciId];
  const hata = await kisiHatasi(ctx, eski.ProjeId, yeniler);
  if (hata !== null) return red(hata);
  // A former assignee stops working on the task.
  if (eski.AtananId !== null && eski.AtananId !== AtananId)
    await sureleriKapat(db, sql`s.gorev_id = ${eski.Id} and s.kisi_id = ${eski.AtananId}`, {
      durduran: 'kisi',
      simdi,
    });
  const satir = await q.degistir(db, eski.Id, { atanan_id: AtananId, testci_id: TestciId, son_hareket: simdi });
  await haber(ctx, yeniler[0] ?? null, satir, 'Size bir iş atandı');
  await haber(ctx, yeniler[1] ?? null, satir, 'Size bir işin testi atandı');
  return degisti(ctx, satir, {
    eylem: 'gorevAta',
    tur: eski.AtananId === null && AtananId === ben.Id ? 'ustlenildi' : 'atandi',
    aciklama: Aciklama.trim(),
    eski: { AtananId: eski.AtananId, TestciId: eski.TestciId },
    eskiAtanan: eski.AtananId,
  });
}

/** Gives a task another place in its column. Its history does not record it. */
export async function sirala(ctx: ProductAct, { oncekiId, sonrakiId, ...hangisi }: Istek<typeof contract.gorevSirala>) {
  const { db } = ctx;
  const g = await okunan(ctx, hangisi);
  if (oncekiId === g.Id || sonrakiId === g.Id) return red('Bir iş kendisinin yanına konmaz.');
  const sira = await aradakiSira(db, { durum: g.DurumAnahtar, haric: g.Id, oncekiId, sonrakiId });
  const satir = await q.degistir(db, g.Id, { sira });
  await ctx.denetle({ eylem: 'gorevSirala', nesne: 'gorev', nesneId: g.Id });
  ctx.yayinla({ tur: 'gorev', kisiId: null });
  return { durum: true as const, Id: satir.id, No: satir.no, Surum: satir.surum };
}

/** Sets or removes the obstacle of a task. */
export async function engelle(ctx: ProductAct, { Engel, ...hangisi }: Istek<typeof contract.gorevEngel>) {
  const eski = await okunan(ctx, hangisi);
  if (!gorevAcik(eski.DurumAnahtar)) return red(KAPANMIS);
  if (!gorevDuzenler(eski, cagirani(ctx.ben)))
    return red('Engeli, işi açan, yapan ya da test eden kişi ve işleri dağıtanlar yazar.');
  const engel = Engel?.trim() || null;
  if (engel === eski.Engel) return red(engel === null ? 'Bu işin engeli yok.' : 'İşin engeli zaten böyle yazılı.');
  const satir = await q.degistir(ctx.db, eski.Id, { engel, son_hareket: ctx.simdi });
  return degisti(ctx, satir, {
    eylem: 'gorevEngel',
    tur: 'engel',
    baslik: engel === null ? 'Engel kaldırıldı' : 'İş takıldı',
    aciklama: engel ?? '',
    eski: { Engel: eski.Engel },
    yeni: { Engel: engel },
  });
}

/** Stores evidence of a test in this round. */
export async function testYaz(ctx: ProductAct, { GorevId, dosyalar, ...t }: Istek<typeof contract.testKaydet>) {
  const { db, ben, simdi, urunler } = ctx;
  const g = await kilitli(ctx, GorevId);
  if (g.DurumAnahtar !== 'testte' || g.TestciId !== ben.Id) return red('Test kaydını, işi teste almış testçisi yazar.');
  if (t.KriterId === null ? g.Kriterler.length > 0 : !g.Kriterler.some((k) => k.Id === t.KriterId))
    return red(
      t.KriterId === null ? 'Hangi kabul kriterini denediğinizi seçiniz.' : 'Seçtiğiniz kabul kriteri bu işin değil.',
    );
  if (!(await secenekler(db, urunler, 'testTur')).testTur.some((s) => s.Id === t.TestTurId))
    return red('Seçtiğiniz test türü artık sunulmuyor. Başka birini seçiniz.');
  const dosyasiz = await dosyaBagla(ctx, { nesne: 'gorev', id: g.Id }, dosyalar);
  if (dosyasiz !== null) return red(dosyasiz);
  await q.testEkle(
    db,
    {
      gorev_id: g.Id,
      kriter_id: t.KriterId,
      tur_no: g.RedSayisi + 1,
      test_tur_id: t.TestTurId,
      testci_id: ben.Id,
      zaman: simdi,
      adimlar: t.Adimlar.trim(),
      ortam: t.Ortam.trim(),
      sonuc: t.Sonuc,
    },
    dosyalar,
  );
  const kriter = g.Kriterler.find((k) => k.Id === t.KriterId)?.Metin;
  return degisti(ctx, await q.yazildi(db, g.Id, simdi), {
    eylem: 'testKaydet',
    tur: 'test',
    aciklama: [kriter, t.Adimlar.trim()].filter(Boolean).join('\n'),
    yeni: { Sonuc: t.Sonuc },
  });
}

/** Sets the tasks that one task waits for. Refuses a circle and names it. */
export async function bagla(ctx: ProductAct, { Beklenenler, ...hangisi }: Istek<typeof contract.gorevBagKaydet>) {
  const { db, urunler, simdi } = ctx;
  await q.baglariKilitle(db);
  const g = await okunan(ctx, hangisi);
  if (!gorevAcik(g.DurumAnahtar)) return red(KAPANMIS);
  const istenen = [...new Set(Beklenenler)];
  if (istenen.length > EN_COK_BAG) return red(`Bir iş en çok ${EN_COK_BAG} işi bekler.`);
  if (istenen.includes(g.Id)) return red('Bir iş kendisini bekleyemez.');
  const gorulen = await q.gorulenler(db, istenen, urunler);
  if (gorulen.length < istenen.length) return red('Seçtiğiniz işlerden biri bulunamadı. Listeden yeniden seçiniz.');
  const baglar = await q.baglar(db);
  const dongu = gorulen.find((b) => donguMu(g.Id, b.Id, baglar));
  if (dongu !== undefined) return red(`${dongu.No} zaten ${g.No} işini bekliyor; birbirini bekleyen işler olamaz.`);
  // Links to tasks of products that the person does not see stay.
  const gorunmeyen = baglar(g.Id).filter((id) => !istenen.includes(id));
  const kalan = new Set((await q.gorulenler(db, gorunmeyen, urunler)).map((b) => b.Id));
  await q.baglariYaz(db, g.Id, [...istenen, ...gorunmeyen.filter((id) => !kalan.has(id))]);
  const satir = await q.degistir(db, g.Id, { son_hareket: simdi });
  const aciklama = istenen.length === 0 ? 'Beklediği iş yok' : `Beklediği: ${gorulen.map((b) => b.No).join(', ')}`;
  return degisti(ctx, satir, { eylem: 'gorevBagKaydet', tur: 'bag', aciklama, yeni: { BeklenenId: istenen } });
}

/** Starts the caller's clock on a task. The clock on another task stops. */
export async function sayaciBaslat(ctx: ProductAct, { Id }: { readonly Id: number }) {
  const { db, ben, simdi } = ctx;
  const g = await kilitli(ctx, Id);
  if (!gorevAcik(g.DurumAnahtar)) return red(KAPANMIS);
  if (g.AtananId !== ben.Id && g.TestciId !== ben.Id) return red('Sayacı, işi yapan ya da test eden kişi başlatır.');
  if (g.SayacBaslama !== null) return red('Bu işteki sayacınız zaten çalışıyor.');
  await q.kisiyiKilitle(db, ben.Id);
  await sureleriKapat(db, sql`s.kisi_id = ${ben.Id}`, { durduran: 'kisi', simdi });
  await q.sureEkle(db, { gorevId: Id, kisi: ben.Id, simdi });
  const satir = await q.yazildi(db, Id, simdi);
  await ctx.denetle({ eylem: 'sureBaslat', nesne: 'gorev', nesneId: Id });
  ctx.yayinla({ tur: 'gorev', kisiId: ben.Id });
  return { durum: true as const, Id, No: satir.no, Surum: satir.surum };
}

/** Stops the caller's clock on a task. */
export async function sayaciDurdur(ctx: ProductAct, { Id, Aciklama }: Istek<typeof contract.sureDurdur>) {
  const { db, ben, simdi } = ctx;
  await kilitli(ctx, Id);
  const kosul = sql`s.gorev_id = ${Id} and s.kisi_id = ${ben.Id}`;
  const [sure] = await sureleriKapat(db, kosul, { durduran: 'kisi', simdi, aciklama: Aciklama.trim() });
  if (sure === undefined) return red('Bu işte çalışan sayacınız yok.');
  const aciklama = [`${sure.dakika} dk`, Aciklama.trim()].filter(Boolean).join(' · ');
  const satir = await q.yazildi(db, Id, simdi);
  return degisti(ctx, satir, { eylem: 'sureDurdur', tur: 'sure', aciklama, yeni: { Dakika: sure.dakika } });
}

/** Publishes a locked task with its version, for every publisher: the version has checked the obstacles. */
export async function versiyonuylaYayinla(ctx: ProductAct, Id: number, aciklama: string): Promise<void> {
  const g = await kilitli(ctx, Id);
  const ad = await q.durumAdlari(ctx.db);
  await durumDegistir(
    ctx,
    g,
    'yayinlandi',
    {},
    {
      eylem: 'versiyonYayinla',
      tur: 'durum',
      baslik: `İş: ${ad('yayinlandi')}`,
      aciklama,
      eski: { DurumAnahtar: g.DurumAnahtar },
      cagiran: { Id: ctx.ben.Id, isYonetir: true },
    },
  );
}

/** Moves a locked task out of a version that is published without it. */
export async function versiyonunuDegistir(ctx: ProductAct, Id: number, hedefId: number | null, aciklama: string) {
  const satir = await q.degistir(ctx.db, Id, { versiyon_id: hedefId, son_hareket: ctx.simdi });
  await degisti(ctx, satir, { eylem: 'versiyonYayinla', tur: 'duzenlendi', baslik: 'Versiyonu değişti', aciklama });
}
