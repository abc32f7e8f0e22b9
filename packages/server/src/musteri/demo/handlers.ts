import { DEMO_ALANLARI, type DemoAlanlari } from '@masabasi/core/musteri/demo/alanlar';
import type { demo as demoContract, DemoKarti } from '@masabasi/core/musteri/demo/contract';
import { KAPANAN_DEMOLAR } from '@masabasi/core/musteri/demo/liste';
import {
  DEMO_SURECI,
  demoDenemesi,
  type DemoDurumu,
  demoDurumHatalari,
  demoHatalari,
  demoKapali,
  demoSade,
} from '@masabasi/core/musteri/demo/rules';
import { maskele } from '@masabasi/core/platform/identity/kimlik';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { takvimHatasi } from '@masabasi/core/platform/time/takvim';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sunulmayan, sunulmuyor, sutunlari } from '../../platform/field/alanlar.ts';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type Ben, yetkiVar } from '../../platform/http/access.ts';
import { gorusmedenAcildi, kaynakGorusme } from '../../masa/gorusme/api.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found, type Seen } from '../../platform/http/errors.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { kimlikAcildi } from '../../platform/identity/kimlikAcma.ts';
import { takvimTatilleri } from '../../izin/izin/api.ts';
import { gorur as musteriGorunur, ilceIlde, ilVar, urunEkle } from '../musteri/api.ts';
import { calisanlar, proje } from '../proje/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { cagirani, degisti, durumDegistir, sat, satisiGeriAl } from './kayit.ts';
import { DEMO_ATAMASI } from './bildirim.ts';
import * as q from './queries.ts';

type Form = DemoAlanlari & { MusteriId: number | null };

/** A person changes own demos, and with permission 26 everybody's. */
const calisir = (ben: Ben, d: DemoKarti): boolean => d.AtananId === ben.Id || yetkiVar(ben, YETKI.atanmamisDemolar);

/** A demo that this person may change, locked, in the version that the person read. */
async function degistirilecek({ db, ben, urunler }: ProductAct, { Id, Surum }: Seen): Promise<DemoKarti> {
  const d = await q.kilitle(db, Id, urunler);
  if (d === null || !calisir(ben, d)) throw kayitYok('Demo');
  if (d.Surum !== Surum) throw surumEski(maskele(d));
  return d;
}

const KAPANMIS = 'Bu demo kapanmış; artık değiştirilemez.';

/** Reason to refuse an assignee for a demo of this product, or null. */
async function atamaHatasi(db: Db, atananId: number, projeId: number): Promise<string | null> {
  const calisan = (await calisanlar(db, projeId)).some((k) => k.Id === atananId);
  return calisan ? null : 'Seçtiğiniz kişi bu ürünle çalışmıyor. Demo, ürünle çalışan birine atanabilir.';
}

/**
 * An error sentence for a choice that is not on offer, or null. The demo's present values stay valid, retired or not.
 */
async function secimHatasi({ db, ben, urunler }: ProductAct, d: Form, eski: DemoKarti | null): Promise<string | null> {
  const yok = await sunulmayan(db, urunler, DEMO_ALANLARI, d, eski);
  if (yok !== null) return yok;
  const urun = d.ProjeId === eski?.ProjeId ? null : await proje(db, d.ProjeId, urunler);
  if (d.ProjeId !== eski?.ProjeId && urun?.Aktif !== 1) return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (d.MusteriId !== null && d.MusteriId !== eski?.MusteriId && !(await musteriGorunur(db, d.MusteriId, urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  if (d.IlId !== null && !(await ilVar(db, d.IlId))) return 'İl: böyle bir il yok.';
  if (d.IlId !== null && d.IlceId !== null && !(await ilceIlde(db, d.IlceId, d.IlId)))
    return 'İlçe seçtiğiniz ilde değil.';
  const eskiAtanan = eski?.AtananId ?? null;
  if (d.AtananId === null) return eskiAtanan === null ? null : 'Atanmış bir demo atanmamış yapılamaz.';
  if (d.AtananId === eskiAtanan && d.ProjeId === eski?.ProjeId) return null;
  const kendine = eski === null && d.AtananId === ben.Id;
  if (d.AtananId !== eskiAtanan && !kendine && !yetkiVar(ben, YETKI.atanmamisDemolar))
    return 'Demoyu başkasına atamak için yetkiniz yok.';
  return atamaHatasi(db, d.AtananId, d.ProjeId);
}

/** The warning about an appointment, unless the caller has read it; null: none. */
async function randevuSorusu(
  db: Db,
  d: Pick<DemoKarti, 'Id' | 'AtananId'>,
  zaman: string | null,
  gorulen: string | null,
) {
  const uyari = zaman === null ? null : await q.verilenUyarisi(db, d, zaman);
  return uyari === null || uyari === gorulen ? null : { ...red(`${uyari}. Yine de kaydedilsin mi?`), uyari };
}

export const demo: Handlers<typeof demoContract> = {
  async demoListe({ db, ben, hedef, urunler }) {
    const atanmamislar = hedef === ben.Id && yetkiVar(ben, YETKI.atanmamisDemolar);
    return { durum: true, demolist: await q.bekleyenler(db, hedef, atanmamislar, urunler) };
  },

  async kapananDemolar({ db, ben, urunler }, sorgu) {
    const kimin = yetkiVar(ben, YETKI.atanmamisDemolar) ? null : ben.Id;
    return listAnswer(db, KAPANAN_DEMOLAR, q.kapananlar(kimin, urunler), sorgu);
  },

  async demoTakvimi({ db, ben, urunler }, { Ilk, Son }) {
    const hata = takvimHatasi(Ilk, Son, 'randevuları');
    if (hata !== null) return red(hata);
    const kisi = yetkiVar(ben, YETKI.atanmamisDemolar) ? null : ben.Id;
    const [randevular, tatiller] = await Promise.all([
      q.randevular(db, { kisi, ilk: Ilk, son: Son }, urunler),
      takvimTatilleri(db, Ilk, Son),
    ]);
    return { durum: true, randevular, tatiller };
  },

  async demoDetay({ db, ben, urunler }, { Id }) {
    const d = await q.kart(db, Id, urunler);
    if (d === null || !calisir(ben, d)) throw kayitYok('Demo');
    return { durum: true, demo: maskele(d), hareketlist: await q.hareketler(db, Id) };
  },

  async demoGerekli({ db, urunler }) {
    const [listeler, durumlar, BaskaProgramId, turler] = await Promise.all([
      secenekler(db, urunler, 'islemler', 'lisansTur', 'bayiler', 'ayrilmaNedenleri', 'digerProgramlar'),
      q.durumlar(db),
      q.baskaProgramId(db),
      q.satisTurleri(db),
    ]);
    return {
      durum: true,
      ...listeler,
      demoDurum: durumlar.map(({ Anahtar, Ad }) => ({ Anahtar, Ad })),
      BaskaProgramId,
      ...turler,
    };
  },

  async demoKaydet(ctx, { demo: ham, GorusmeId }) {
    const { db, ben } = ctx;
    const eski = ham.Id === 0 ? null : await degistirilecek(ctx, ham);
    if (eski !== null && demoKapali(eski.DurumAnahtar)) return red(KAPANMIS);
    // A customer's national id stays on the customer's card.
    const { TCKimlikNo = eski?.MusteriId === null ? eski.TCKimlikNo : null } = ham;
    const d = demoSade({ ...ham, TCKimlikNo });
    const hatalar = demoHatalari(d);
    // Unchanged hidden fields are not checked again, as the editor does not see them.
    if (ham.TCKimlikNo === undefined) delete hatalar.TCKimlikNo;
    const [hata] = Object.values(hatalar);
    if (hata !== undefined) return red(hata);
    const yanlis = await secimHatasi(ctx, d, eski);
    if (yanlis !== null) return red(yanlis);
    const kaynak = eski === null && GorusmeId !== null ? await kaynakGorusme(ctx, GorusmeId, d.MusteriId) : null;
    if (kaynak !== null && 'durum' in kaynak) return kaynak;
    const sutunlar = { ...sutunlari(DEMO_ALANLARI, d), musteri_id: d.MusteriId };
    // From now on the people of this product see the customer.
    if (d.MusteriId !== null) await urunEkle(db, d.MusteriId, d.ProjeId);
    const degisiklik = { eylem: 'demoKaydet', aciklama: d.Aciklama, eskiAtanan: eski?.AtananId } as const;
    if (eski === null) {
      const idler = await q.durumIdleri(db);
      const ilk = idler(d.AtananId === null ? DEMO_SURECI.ilk : 'atandi');
      const satir = await q.ekle(db, { ...sutunlar, demo_durum_id: ilk }, ben.Id);
      if (kaynak !== null) await gorusmedenAcildi(ctx, kaynak, { tur: 'demo', aciklama: d.Aciklama });
      return degisti(ctx, satir, { ...degisiklik, tur: 'acildi' });
    }
    if (eski.DurumAnahtar === 'bekliyor' && d.AtananId !== null)
      return durumDegistir(ctx, eski, 'atandi', sutunlar, { ...degisiklik, tur: 'duzenlendi' });
    return degisti(ctx, await q.degistir(db, d.Id, sutunlar), { ...degisiklik, tur: 'duzenlendi' });
  },

  async demoKimlikAc(ctx, { Id, Alan }) {
    const { db, ben } = ctx;
    const d = await q.kart(db, Id, ctx.urunler);
    if (d === null || !calisir(ben, d)) throw kayitYok('Demo');
    await kimlikAcildi(ctx, 'demo_istek', Id, Alan);
    return { durum: true, Deger: d[Alan] };
  },

  async demoUstlen(ctx, { Id }) {
    const { db, ben, urunler } = ctx;
    // Only the first of several simultaneous requests finds it unassigned.
    const d = found(await q.kilitle(db, Id, urunler), 'Demo');
    if (d.AtananId === ben.Id) return red('Bu demoyu zaten siz üstlendiniz.');
    if (d.Atanan !== null) return red(`Bu demoyu ${d.Atanan} üstlendi.`);
    if (gecisEngeli(DEMO_SURECI, d, 'atandi', cagirani(ben)) !== null) return red(KAPANMIS);
    const degisen = { atanan_id: ben.Id };
    return durumDegistir(ctx, d, 'atandi', degisen, { eylem: 'demoUstlen', tur: 'ustlenildi' });
  },

  async demoAta(ctx, { AtananId, gorulenUyari, ...hangisi }) {
    const { db } = ctx;
    const eski = await degistirilecek(ctx, hangisi);
    if (demoKapali(eski.DurumAnahtar)) return red(KAPANMIS);
    if (AtananId === eski.AtananId) return red(`Demo zaten ${eski.Atanan} üzerinde.`);
    const hata = await atamaHatasi(db, AtananId, eski.ProjeId);
    if (hata !== null) return red(hata);
    if (eski.DurumAnahtar === 'randevulu') {
      const soru = await randevuSorusu(db, { Id: eski.Id, AtananId }, eski.RandevuZamani, gorulenUyari);
      if (soru !== null) return soru;
    }
    // A person who takes it alone needs no notification.
    if (AtananId !== ctx.ben.Id)
      await bildir(ctx, DEMO_ATAMASI, { kisiler: [AtananId], baslik: `Size bir demo atandı: ${eski.Proje}` });
    const degisiklik = { eylem: 'demoAta', tur: 'atandi', eskiAtanan: eski.AtananId } as const;
    const degisen = { atanan_id: AtananId };
    if (eski.DurumAnahtar === 'bekliyor') return durumDegistir(ctx, eski, 'atandi', degisen, degisiklik);
    return degisti(ctx, await q.degistir(db, eski.Id, degisen), degisiklik);
  },

  async demoDurumGuncelle(ctx, { Id, Surum, satis, benzerleriGordum, gorulenUyari, ...form }) {
    const { db, ben, simdi } = ctx;
    const eski = await degistirilecek(ctx, { Id, Surum });
    const durumlar = await q.durumlar(db);
    const ad = (anahtar: DemoDurumu) => durumlar.find((d) => d.Anahtar === anahtar)?.Ad ?? anahtar;
    const gecisHatasi = gecisEngeli(DEMO_SURECI, eski, form.Durum, cagirani(ben), ad);
    if (gecisHatasi !== null) return red(gecisHatasi);
    const [hata] = Object.values(demoDurumHatalari(form, await q.baskaProgramId(db), simdi));
    if (hata !== undefined) return red(hata);
    if (satis !== null && form.Durum !== 'satis')
      return red('Satış bilgileri yalnız demo ‘Satışa Döndü’ durumuna geçerken yazılır.');
    if (satis !== null) return sat(ctx, eski, satis, { benzerleriGordum, aciklama: form.Aciklama.trim() });
    if (form.Durum === 'randevulu') {
      const soru = await randevuSorusu(db, eski, form.RandevuZamani, gorulenUyari);
      if (soru !== null) return soru;
    }
    const listeler = await secenekler(db, ctx.urunler, 'ayrilmaNedenleri', 'digerProgramlar');
    const vazgecti = form.Durum === 'vazgecti';
    const neden = vazgecti ? listeler.ayrilmaNedenleri.find((s) => s.Id === form.AyrilmaNedenId) : undefined;
    if (vazgecti && !neden) return red(sunulmuyor('Ayrılma nedeni'));
    const program = vazgecti ? listeler.digerProgramlar.find((s) => s.Id === form.DigerProgramId) : undefined;
    if (vazgecti && form.DigerProgramId !== null && !program) return red(sunulmuyor('Diğer program'));
    const randevulu = form.Durum === 'randevulu';
    const randevu = randevulu && form.RandevuZamani !== null ? zamanYaz(form.RandevuZamani) : undefined;
    const degisen = {
      deneme: demoDenemesi(eski.Deneme, form.Durum),
      ayrilma_neden_id: neden?.Id ?? null,
      diger_program_id: program?.Id ?? null,
      ...(randevulu && { randevu_zamani: form.RandevuZamani }),
      ...(form.Durum === 'kuruldu' && { kurulum_zamani: simdi }),
      ...(demoKapali(form.Durum) && { kapanis_zamani: simdi }),
    };
    return durumDegistir(ctx, eski, form.Durum, degisen, {
      eylem: 'demoDurumGuncelle',
      tur: 'durum',
      baslik: `Demo: ${ad(form.Durum)}`,
      aciklama: [randevu, neden?.Ad, program?.Ad, form.Aciklama.trim()].filter(Boolean).join(' · '),
    });
  },

  async demoSatisGeriAl(ctx, hangisi) {
    return satisiGeriAl(ctx, await degistirilecek(ctx, hangisi));
  },
};
