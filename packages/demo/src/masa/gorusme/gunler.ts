import {
  GORUSME_DURUM_ADLARI,
  GORUSME_HAREKETLERI,
  type GorusmeDurumu,
  slaOlayi,
} from '@masabasi/core/masa/gorusme/rules';
import type { SlaOlayTuru } from '@masabasi/core/masa/sla/rules';
import { type Gun, gunEkle, istanbulAni, ms } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Olay } from '@masabasi/server/platform/http/events';
import { slaYenile } from '@masabasi/server/masa/sla/api';
import { type MasaIsi, masaIsleri } from '../../plan/masa.ts';
import { zar } from '../../plan/zar.ts';
import { type Bostaki, bostakiler, ilkBostaki } from '../../player/durum.ts';
import { BEKLENEN, GENEL, SORUNLAR, YANITLAR } from '../../words/sorunlar.ts';
import { ac, MASA_GORUSME_ZARI, type Satirlar, satirlariYaz } from './gelenler.ts';

/**
 * Daily progress of the demo company's tickets: tickets of the desk plan come in, are taken, wait and are solved, and
 * the oldest of the others end. Tickets that a visitor of the demo touched are left alone.
 */

/** True if a visitor of the demo touched the ticket `g`: changed it, is in it, or set a reminder for it. */
const DOKUNULMUS = (simdi: Date) => sql<boolean>`(
  exists (select from denetim d where d.nesne = 'gorusme' and d.nesne_id = g.id)
  or exists (select from hatirlatma h where h.gorusme_id = g.id)
  or exists (select from varlik v where v.gorusme_id = g.id and v.zaman > ${simdi}::timestamptz - interval '1 minute'))`;

/** A ticket of the plan in its present state. */
interface Duran {
  readonly id: number;
  readonly no: string;
  readonly musteri_id: number;
  readonly proje_id: number;
  readonly oncelik_id: number;
  readonly durum: GorusmeDurumu;
  readonly surum: number;
  readonly atanan_id: number | null;
  readonly ilk_yanit_zamani: string | null;
  readonly baslik: string;
  readonly baslama_zamani: string;
  readonly dokunulmus: boolean;
}

const oku = async (db: Db, isler: readonly MasaIsi[], simdi: Date): Promise<Map<number, Duran>> => {
  const anlar = isler.map((i) => new Date(i.acilis!));
  const { rows } = await sql<Duran>`
    select g.id, g.no, g.musteri_id, g.proje_id, g.oncelik_id, g.durum, g.surum, g.atanan_id, g.ilk_yanit_zamani, g.baslik,
      g.baslama_zamani, ${DOKUNULMUS(simdi)} or exists (select from gorusme_takip t where t.gorusme_id = g.id) as dokunulmus
    from gorusme g where g.baslama_zamani = any(${anlar}::timestamptz[])`.execute(db);
  return new Map(rows.map((g) => [ms(g.baslama_zamani), g]));
};

/** The solution for a ticket with these words. */
const cozumu = (baslik: string): string =>
  [...Object.values(SORUNLAR).flat(), ...GENEL].find(([soylenen]) => soylenen.startsWith(baslik))?.[1] ?? ESKI_COZUM;

interface Gidis {
  readonly degisen: {
    atanan_id: number;
    surum: number;
    durum: GorusmeDurumu;
    son_hareket: Date | null;
    ilk_yanit_zamani?: Date;
    cozum?: string;
    cozum_zamani?: Date;
  };
  readonly satirlar: Satirlar;
  readonly olaylar: { readonly tur: SlaOlayTuru; readonly zaman: Date }[];
}

/** The steps that a ticket of the plan lacks up to now, as long as somebody is free to take them. */
function gidisi(g: Duran, isi: MasaIsi, bos: readonly Bostaki[], simdi: Date): Gidis | null {
  const yapilan = g.surum - 1;
  const planda = yapilan === 0 ? (isi.yol === 'masa' ? 'yeni' : 'atandi') : isi.adimlar[yapilan - 1]?.durum;
  const kalan = isi.adimlar.slice(yapilan).filter((a) => a.an <= simdi.getTime());
  if (g.dokunulmus || planda !== g.durum || kalan.length === 0) return null;
  if (g.atanan_id !== null && !bos.some((b) => b.id === g.atanan_id)) return null;
  // The person who opened the ticket gives it to the next one, if there is one.
  const kisi = g.atanan_id ?? ilkBostaki([...isi.adaylar.slice(1), ...isi.adaylar], bos, kalan[0]!.an, g.proje_id)?.id;
  if (kisi === undefined) return null;
  const z = zar(MASA_GORUSME_ZARI, isi.no, 2);
  const satirlar: Satirlar = [];
  const olaylar: Gidis['olaylar'] = [];
  const degisen: Gidis['degisen'] = {
    atanan_id: kisi,
    surum: g.surum + kalan.length,
    durum: g.durum,
    son_hareket: null,
  };
  for (const { durum, an } of kalan) {
    const zaman = new Date(an);
    const ortak = { id: g.id, zaman, kisi, yeni: { DurumAnahtar: durum, AtananId: kisi } };
    if (durum === 'islemde' && g.ilk_yanit_zamani === null && degisen.ilk_yanit_zamani === undefined) {
      degisen.ilk_yanit_zamani = zaman;
      olaylar.push({ tur: 'yanit', zaman });
      satirlar.push({ id: g.id, tur: 'yanit', aciklama: z.biri(YANITLAR), gorunurluk: 'musteri', zaman, kisi });
    }
    const bekler = durum === 'musteri' || durum === 'yazilim' ? z.biri(BEKLENEN[durum]) : '';
    const aciklama = durum === 'cozuldu' ? cozumu(g.baslik) : bekler;
    if (durum === 'atandi')
      satirlar.push({ ...ortak, tur: 'ustlenildi', baslik: GORUSME_HAREKETLERI.turler.ustlenildi });
    else satirlar.push({ ...ortak, tur: 'durum', baslik: GORUSME_DURUM_ADLARI[durum], aciklama });
    if (durum === 'cozuldu') Object.assign(degisen, { cozum: aciklama, cozum_zamani: zaman });
    const olay = slaOlayi(durum);
    if (olay !== null) olaylar.push({ tur: olay, zaman });
    Object.assign(degisen, { durum, son_hareket: zaman });
  }
  return { degisen, satirlar, olaylar };
}

/** Moves tickets to their new states, unless one has changed since it was read. Returns the ids of the moved ones. */
const tasi = async (db: Db, bunlar: readonly { readonly g: Duran; readonly gidis: Gidis }[]): Promise<Set<number>> => {
  const satirlar = bunlar.map(({ g, gidis }) => ({ id: g.id, eski: g.surum, eski_durum: g.durum, ...gidis.degisen }));
  const { rows } = await sql<{ id: number }>`
    update gorusme g set durum = y.durum, surum = y.surum, atanan_id = y.atanan_id, son_hareket = y.son_hareket,
      ilk_yanit_zamani = coalesce(g.ilk_yanit_zamani, y.ilk_yanit_zamani), cozum = coalesce(y.cozum, g.cozum),
      cozum_zamani = y.cozum_zamani, sla_bitis = case when y.cozum is null then g.sla_bitis end,
      sla_uyari = case when y.cozum is null then g.sla_uyari end,
      sla_haber = case when y.cozum is null then g.sla_haber end, sla_durdu = y.cozum is null and g.sla_durdu
    from jsonb_to_recordset(${JSON.stringify(satirlar)}::jsonb) y (id int, eski int, eski_durum text, durum text, surum int,
      atanan_id int, son_hareket timestamptz, ilk_yanit_zamani timestamptz, cozum text, cozum_zamani timestamptz)
    where g.id = y.id and g.surum = y.eski and g.durum = y.eski_durum returning g.id`.execute(db);
  return new Set(rows.map((r) => r.id));
};

/** Moves the tickets of the plan to their present states. Returns the moved tickets and their assignees. */
async function surdur(
  db: Db,
  isler: readonly MasaIsi[],
  duranlar: ReadonlyMap<number, Duran>,
  bos: readonly Bostaki[],
  simdi: Date,
) {
  const gidecek = isler.flatMap((isi) => {
    const g = duranlar.get(isi.acilis!);
    const gidis = g && gidisi(g, isi, bos, simdi);
    return g && gidis ? [{ g, gidis }] : [];
  });
  const giden = gidecek.length === 0 ? new Set<number>() : await tasi(db, gidecek);
  const bunlar = gidecek.filter(({ g }) => giden.has(g.id));
  const olaylar = bunlar.flatMap(({ g, gidis }) => gidis.olaylar.map((o) => ({ gorusme_id: g.id, ...o })));
  if (olaylar.length > 0) await db.insertInto('sla_olay').values(olaylar).execute();
  await satirlariYaz(
    db,
    bunlar.flatMap(({ gidis }) => gidis.satirlar),
    new Map(bunlar.map(({ g }) => [g.id, g])),
  );
  return {
    giden,
    cozulen: new Set(bunlar.flatMap(({ g, gidis }) => (gidis.degisen.cozum === undefined ? [] : [g.id]))),
    kimin: bunlar.flatMap(({ g, gidis }) => [g.atanan_id, gidis.degisen.atanan_id]),
  };
}

const ESKI_COZUM = 'Müşteriyle birlikte denendi; sorun yinelenmedi.';
const ESKI_SAATI = '17:30';
/** Old tickets that end on a day: those that wait longest. */
const GUNDE_ESKI = 5;

/** Solves the oldest open tickets of staff whose accounts no visitor uses now, at the end of a day and once a day. */
const eskileriCoz = async (db: Db, an: Date, bos: readonly Bostaki[], simdi: Date): Promise<number> =>
  (
    await sql`
    with eski as (
      select g.id from gorusme g where g.kapanis_zamani is null and g.cozum_zamani is null
        and g.durum in ('atandi', 'islemde', 'musteri', 'yazilim') and g.atanan_id = any(${bos.map((b) => b.id)}::int[])
        and g.baslama_zamani < ${an}::timestamptz - interval '12 hours' and not ${DOKUNULMUS(simdi)}
        and not exists (select from gorusme b where b.durum = 'cozuldu' and b.cozum_zamani = ${an}::timestamptz)
      order by g.baslama_zamani limit ${GUNDE_ESKI} for no key update of g skip locked
    ), cozulen as (
      update gorusme g set durum = 'cozuldu', cozum = ${ESKI_COZUM}, cozum_zamani = ${an}::timestamptz,
        son_hareket = greatest(g.son_hareket, ${an}::timestamptz), sla_bitis = null, sla_uyari = null, sla_haber = null, sla_durdu = false,
        surum = surum + 1
      from eski where g.id = eski.id returning g.id, g.no, g.atanan_id, g.musteri_id, g.proje_id
    ), olay as (insert into sla_olay (gorusme_id, tur, zaman) select id, 'cozum', ${an}::timestamptz from cozulen)
    insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik, aciklama, proje_id)
    select s.nesne, s.nesne_id, ${an}::timestamptz, c.atanan_id, s.tur, s.baslik, ${ESKI_COZUM}, s.proje_id
    from cozulen c cross join lateral (values
      ('gorusme', c.id, 'durum', ${GORUSME_DURUM_ADLARI.cozuldu}::text, null::int),
      ('musteri', c.musteri_id, 'gorusme', c.no || ': ' || ${GORUSME_DURUM_ADLARI.cozuldu}::text, c.proje_id)
    ) s (nesne, nesne_id, tur, baslik, proje_id) returning id`.execute(db)
  ).rows.length;

/** A day with this many solved tickets was lived before the desk had a plan. */
const YASANMIS = 15;

/** Days that have no ticket of the plan but enough others. They stay as they are. */
async function yasanmislar(
  db: Db,
  isler: readonly MasaIsi[],
  duranlar: ReadonlyMap<number, Duran>,
  ilk: Gun,
  son: Gun,
) {
  const yasanan = new Set<Gun>();
  for (let gun = ilk; gun < son; gun = gunEkle(gun, 1)) {
    const [bas, bit] = [istanbulAni(gun), istanbulAni(gunEkle(gun, 1))] as const;
    if (isler.some((i) => i.gelis >= bas && i.gelis < bit && duranlar.has(i.acilis!))) continue;
    const { rows } = await sql`select from gorusme where baslama_zamani >= ${new Date(bas)}
      and baslama_zamani < ${new Date(bit)} and cozum_zamani is not null limit ${YASANMIS}`.execute(db);
    if (rows.length >= YASANMIS) yasanan.add(gun);
  }
  return (i: MasaIsi) => [...yasanan].some((gun) => i.anahtar.startsWith(`masa-${gun}-`));
}

/** Tickets of some days by the desk plan, up to now. */
export async function gunler(db: Db, ilk: Gun, son: Gun, simdi: Date): Promise<readonly Olay[]> {
  const an = simdi.getTime();
  const isler = masaIsleri(ilk, son, an).filter((i) => i.acilis !== null && i.acilis <= an);
  const [once, bos] = [await oku(db, isler, simdi), await bostakiler(db, ilk, simdi)];
  const yasanmis = await yasanmislar(db, isler, once, ilk, son);
  const eksik = isler.filter((i) => !once.has(i.acilis!) && !yasanmis(i));
  const acilan = eksik.length === 0 ? 0 : await ac(db, eksik, bos);
  const duranlar = acilan === 0 ? once : await oku(db, isler, simdi);
  const { giden, cozulen, kimin } = await surdur(db, isler, duranlar, bos, simdi);
  for (const [acilis, g] of duranlar)
    if ((giden.has(g.id) || !once.has(acilis)) && !cozulen.has(g.id)) await slaYenile(db, g, simdi);
  let eski = 0;
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1)) {
    const aksam = istanbulAni(gun, ESKI_SAATI);
    if (aksam <= an) eski += await eskileriCoz(db, new Date(aksam), bos, simdi);
  }
  const degisti = acilan + eski > 0 ? [null, ...kimin] : kimin;
  return [...new Set(degisti)].map((kisiId) => ({ tur: 'gorusme', kisiId }));
}
