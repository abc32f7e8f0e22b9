import type { SaklamaKonusu } from '@masabasi/core/kvkk/rules';
import { type Gun, ayEkle, istanbulAni, istanbulGunu } from '@masabasi/core/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { kisiHakkinda } from './queries.ts';

/** How each kind of record is counted and destroyed. */
interface Imha {
  /** How many records from before this day there are. */
  say(db: Db, sinir: Gun): Promise<number>;
  /** Destroys a bounded number of them. Returns how many; 0: there are none left. */
  yok(db: Db, sinir: Gun, simdi: Date): Promise<number>;
}

/** So many rows in one transaction: few enough to stay far below the statement timeout. */
const YIGIN = 2000;
/** Of breaks whole days of people are taken, about twenty rows each. */
const GUN_YIGINI = 100;
const KISI_YIGINI = 20;

const an = (sinir: Gun): Date => new Date(istanbulAni(sinir));
const sayi = async (db: Db, sorgu: RawBuilder<{ adet: number }>): Promise<number> =>
  (await sorgu.execute(db)).rows[0]!.adet;
/** The transaction is one of destruction: the audit lets go. */
const imhaBaslat = (db: Db) => sql`set local masabasi.imha = 'evet'`.execute(db);

/** Records of a table that are older than the limit by one column. */
const tablo = (ad: 'denetim' | 'oturum' | 'posta' | 'imha_kaydi', sutun: 'zaman' | 'son_kullanim'): Imha => ({
  say: (db, sinir) =>
    sayi(db, sql`select count(*) as adet from ${sql.table(ad)} where ${sql.ref(sutun)} < ${an(sinir)}`),
  async yok(db, sinir) {
    if (ad === 'denetim') await imhaBaslat(db);
    const { numAffectedRows } = await sql`delete from ${sql.table(ad)} where id in (
      select id from ${sql.table(ad)} where ${sql.ref(sutun)} < ${an(sinir)} limit ${YIGIN})`.execute(db);
    return Number(numAffectedRows);
  },
});

/** A shift with its records and their corrections; what is left is how often and how long each status was that day. */
const mola: Imha = {
  say: (db, sinir) =>
    sayi(
      db,
      sql`select (select count(*) from mesai where gun < ${sinir} and bitis is not null)
        + (select count(*) from mola m join mesai g on g.id = m.mesai_id where g.gun < ${sinir} and g.bitis is not null)
        + (select count(*) from mola_duzeltme z join mola m on m.id = z.mola_id join mesai g on g.id = m.mesai_id
            where g.gun < ${sinir} and g.bitis is not null) as adet`,
    ),
  async yok(db, sinir) {
    // A day of a person goes whole, so that its seconds are rounded once.
    const { rows } = await sql<{ idler: number[] }>`
      select array_agg(id) as idler from mesai where gun < ${sinir}
      group by kisi_id, gun having bool_and(bitis is not null) order by gun, kisi_id limit ${GUN_YIGINI}`.execute(db);
    const mesailer = rows.flatMap((r) => r.idler.map(Number));
    if (mesailer.length === 0) return 0;
    await sql`
      insert into mola_gunluk (kisi_id, gun, durum_id, adet, saniye)
      select g.kisi_id, g.gun, m.durum_id, count(*), round(extract(epoch from sum(m.bitis - m.baslama)))
      from mesai g join mola m on m.mesai_id = g.id
      where g.id = any(${mesailer}) and m.durum_id is not null and m.bitis is not null
      group by g.kisi_id, g.gun, m.durum_id
      on conflict (kisi_id, gun, durum_id) do update
        set adet = mola_gunluk.adet + excluded.adet, saniye = mola_gunluk.saniye + excluded.saniye`.execute(db);
    const silinenler = [
      await sql`delete from mola_duzeltme z using mola m where m.id = z.mola_id and m.mesai_id = any(${mesailer})`.execute(
        db,
      ),
      await sql`delete from mola where mesai_id = any(${mesailer})`.execute(db),
      await sql`delete from mesai where id = any(${mesailer})`.execute(db),
    ];
    return silinenler.reduce((t, s) => t + Number(s.numAffectedRows), 0);
  },
};

/** That somebody has seen an announcement matters as long as it is up. */
const duyuru: Imha = {
  say: (db, sinir) =>
    sayi(
      db,
      sql`select count(*) as adet from duyuru_goruldu g join duyuru d on d.id = g.duyuru_id where d.bitis < ${sinir}`,
    ),
  async yok(db, sinir) {
    const { numAffectedRows } = await sql`delete from duyuru_goruldu where (duyuru_id, kisi_id) in (
      select g.duyuru_id, g.kisi_id from duyuru_goruldu g join duyuru d on d.id = g.duyuru_id
      where d.bitis < ${sinir} limit ${YIGIN})`.execute(db);
    return Number(numAffectedRows);
  },
};

const ayrilmis = (sinir: Gun) => sql`not aktif and anonim is null and cikis_tarihi < ${sinir}`;

/**
 * Takes from the records of people whatever says who they were; the records themselves stay as figures. Mails and
 * audit entries that name them go.
 */
export async function anonimlestir(db: Db, idler: readonly number[], simdi: Date): Promise<void> {
  await imhaBaslat(db);
  for (const id of idler) {
    await sql`delete from denetim d where d.kisi_id = ${id} or ${kisiHakkinda(id)}`.execute(db);
    // What stood on the card stands in its history.
    await sql`delete from hareket where nesne = 'kisi' and nesne_id = ${id}`.execute(db);
    await sql`delete from posta p using kisi k where k.id = ${id} and lower(p.alici) = lower(k.eposta)`.execute(db);
  }
  const KENDI = `oturum iki_adim kurtarma_kodu takvim_baglantisi kisi_rol kisi_yetki kisi_menu kisi_proje yinelenen`;
  for (const t of KENDI.split(' ')) await sql`delete from ${sql.table(t)} where kisi_id = any(${idler})`.execute(db);
  // What was shared is the department's by now.
  await sql`delete from suzgec_varsayilan where kisi_id = any(${idler})`.execute(db);
  await sql`delete from suzgec where kisi_id = any(${idler}) and departman_id is null`.execute(db);
  await sql`delete from duyuru_goruldu where kisi_id = any(${idler})`.execute(db);
  await sql`update aydinlatma_goruldu set ip = '' where kisi_id = any(${idler})`.execute(db);
  await sql`update mola set aciklama = null, ip = '' where kisi_id = any(${idler})`.execute(db);
  await sql`update mola_duzeltme set sebep = '', karar_aciklama = null where kisi_id = any(${idler})`.execute(db);
  await sql`update izin set aciklama = '' where kisi_id = any(${idler})`.execute(db);
  await sql`update izin_talep set aciklama = '', karar_aciklama = null where kisi_id = any(${idler})`.execute(db);
  await sql`update hak_duzeltme set sebep = '–' where kisi_id = any(${idler})`.execute(db);
  await sql`
    update kisi set ad = 'Ayrılan', soyad = 'Personel ' || id, kullanici_adi = 'ayrilan#' || id,
      kullanici_anahtari = 'ayrilan#' || id, parola_ozeti = null, grup = null, eposta = null, dogum_tarihi = null,
      tc_kimlik = null, telefon = null, ayrilma_nedeni = null, ise_baslama = null, ise_giris = null,
      mesai_baslangic = null, mesai_bitis = null, calisma_gunleri = null, giris_izni = false, parola_gecici = false,
      anonim = ${simdi}, surum = surum + 1
    where id = any(${idler})`.execute(db);
  // The versions of a leave hold names as they were when it was written.
  await sql`update hareket h set yeni = h.yeni || '{"Aciklama": ""}' from izin i
    where h.nesne = 'izin' and i.id = h.nesne_id and i.kisi_id = any(${idler}) and h.yeni ->> 'Aciklama' <> ''`.execute(
    db,
  );
  await sql`update hareket h set yeni = jsonb_set(h.yeni, '{Yazan}', to_jsonb(k.ad || ' ' || k.soyad))
    from izin i join kisi k on k.id = i.yazan_id
    where h.nesne = 'izin' and i.id = h.nesne_id and k.id = any(${idler})`.execute(db);
  await sql`update hareket h set yeni = jsonb_set(h.yeni, '{Duzenleyen}', to_jsonb(k.ad || ' ' || k.soyad))
    from kisi k where h.nesne = 'izin' and k.id = any(${idler}) and (h.yeni ->> 'EditUserId')::int = k.id`.execute(db);
}

const personel: Imha = {
  say: (db, sinir) => sayi(db, sql`select count(*) as adet from kisi where ${ayrilmis(sinir)}`),
  async yok(db, sinir, simdi) {
    const { rows } = await sql<{ id: number }>`
      select id from kisi where ${ayrilmis(sinir)} order by id limit ${KISI_YIGINI} for update`.execute(db);
    if (rows.length === 0) return 0;
    await anonimlestir(
      db,
      rows.map((r) => r.id),
      simdi,
    );
    return rows.length;
  },
};

/** In the order they are destroyed: what names a person before the person. */
export const IMHALAR: Readonly<Record<SaklamaKonusu, Imha>> = {
  mola,
  denetim: tablo('denetim', 'zaman'),
  oturum: tablo('oturum', 'son_kullanim'),
  posta: tablo('posta', 'zaman'),
  duyuru,
  personel,
  imha: tablo('imha_kaydi', 'zaman'),
};

/** Records from before this day have served their time. */
export const imhaSiniri = (ay: number, simdi: Date): Gun => ayEkle(istanbulGunu(simdi), -ay);
