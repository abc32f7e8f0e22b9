import { readFileSync } from 'node:fs';
import { SAKLAMA, SAKLAMA_KONULARI } from '@masabasi/core/kisi/kvkk/rules';
import { type TanimListeAdi, tanimListesi } from '@masabasi/core/platform/tanim/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import ilIlce from '../../platform/db/veri/il-ilce.json' with { type: 'json' };
import tatilListesi from '../../platform/db/veri/tatiller.json' with { type: 'json' };
import { PROJELER } from '../../musteri/proje/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { numaralariIlerlet } from '../../platform/db/numaralar.ts';
import { MENULER, ROLLER, SON_MENU_ID } from '../../platform/setup/menuler.ts';
import { TANIM_TOHUMLARI } from './tanimTohumlari.ts';

async function illeriYaz(db: Db): Promise<void> {
  const { iller, ilceler } = ilIlce;
  await sql`insert into il (id, ad) select * from unnest(${iller.map((i) => i.Id)}::int[], ${iller.map((i) => i.Ad)}::text[])
    on conflict do nothing`.execute(db);
  await sql`insert into ilce (id, il_id, ad)
    select * from unnest(${ilceler.map((i) => i.Id)}::int[], ${ilceler.map((i) => i.IlId)}::int[], ${ilceler.map((i) => i.Ad)}::text[])
    on conflict do nothing`.execute(db);
}

/**
 * The product's roles, each once in an installation's life: a renamed or deleted one does not come back.
 * @returns the id of each existing role, and the new ones
 */
async function rolleriYaz(db: Db) {
  const yeniler = await db
    .insertInto('urun_rol')
    .values(ROLLER.map((r) => ({ anahtar: r.ad, rol_id: null })))
    .onConflict((oc) => oc.doNothing())
    .returning('anahtar')
    .execute();
  const eklenecek = ROLLER.filter((r) => yeniler.some((y) => y.anahtar === r.ad));
  // A role of the same name that an administrator made stays theirs.
  const eklenen =
    eklenecek.length === 0
      ? []
      : await db
          .insertInto('rol')
          .values(eklenecek.map((r) => ({ ad: r.ad, aciklama: r.aciklama })))
          .onConflict((oc) => oc.doNothing())
          .returning(['id', 'ad'])
          .execute();
  for (const r of eklenen) await db.updateTable('urun_rol').set({ rol_id: r.id }).where('anahtar', '=', r.ad).execute();
  const hepsi = await db.selectFrom('urun_rol').selectAll().execute();
  return {
    idler: new Map(hepsi.flatMap((r) => (r.rol_id === null ? [] : [[r.anahtar, r.rol_id] as const]))),
    yeni: new Set(eklenen.map((r) => r.ad)),
  };
}

/**
 * Rights that this installation meets for the first time. An unchanged role of the product gets the rights that are
 * meant for it. In a new installation all of them came with it.
 */
async function yeniYetkileriYaz(db: Db): Promise<void> {
  const ilkKez = (await db.selectFrom('urun_yetki').select('yetki_id').limit(1).executeTakeFirst()) === undefined;
  const yeniler = await db
    .insertInto('urun_yetki')
    .values(Object.values(YETKI).map((yetki_id) => ({ yetki_id, zaman: ilkKez ? null : sql<Date>`now()` })))
    .onConflict((oc) => oc.doNothing())
    .returning('yetki_id')
    .execute();
  const ciftler = ROLLER.flatMap((r) =>
    yeniler.filter((y) => r.yetkiler.includes(y.yetki_id)).map((y) => [r.ad, y.yetki_id] as const),
  );
  if (ilkKez || ciftler.length === 0) return;
  await sql`insert into rol_yetki (rol_id, yetki_id)
    select r.id, x.yetki from unnest(${ciftler.map(([ad]) => ad)}::text[], ${ciftler.map(([, y]) => y)}::int[]) x (anahtar, yetki)
    join urun_rol u on u.anahtar = x.anahtar join rol r on r.id = u.rol_id and r.ad = u.anahtar and r.surum = 1
    on conflict do nothing`.execute(db);
}

/**
 * A role gets its rights and entries when it or the entry is new. A right that an administrator removed stays removed.
 */
async function menuleriYaz(db: Db): Promise<void> {
  const yeniMenuler = await db
    .insertInto('menu')
    .values(
      MENULER.map((m, i) => ({
        id: m.id,
        ust_id: m.ust,
        ad: m.ad,
        yol: m.yol,
        icon: m.icon,
        // With gaps, below the places that an administrator's own entries take.
        sira: (i + 1) * 10,
        visible: m.visible,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute();
  const roller = await rolleriYaz(db);
  const menuIdleri = new Set((await db.selectFrom('menu').select('id').execute()).map((m) => m.id));

  const yeniMenu = new Set(yeniMenuler.map((m) => m.id));
  const yetkiler = ROLLER.filter((r) => roller.yeni.has(r.ad)).flatMap((r) =>
    r.yetkiler.map((yetki_id) => ({ rol_id: roller.idler.get(r.ad)!, yetki_id })),
  );
  const menuler = MENULER.filter((m) => menuIdleri.has(m.id)).flatMap((m) =>
    m.roller
      .filter((r) => roller.idler.has(r) && (yeniMenu.has(m.id) || roller.yeni.has(r)))
      .map((r) => ({ rol_id: roller.idler.get(r)!, menu_id: m.id })),
  );
  if (yetkiler.length > 0)
    await db
      .insertInto('rol_yetki')
      .values(yetkiler)
      .onConflict((oc) => oc.doNothing())
      .execute();
  if (menuler.length > 0)
    await db
      .insertInto('rol_menu')
      .values(menuler)
      .onConflict((oc) => oc.doNothing())
      .execute();
  await numaralariIlerlet(db, 'menu_id_seq', SON_MENU_ID);
  await yeniYetkileriYaz(db);
}

/** The public holidays of 2012 to 2035, where nobody has entered any yet. */
async function tatilleriYaz(db: Db): Promise<void> {
  if (await db.selectFrom('tatil').select('id').limit(1).executeTakeFirst()) return;
  await db
    .insertInto('tatil')
    .values(tatilListesi.map((t) => ({ tarih: t.Tarih, ad: t.Ad, gun_sayi: t.GunSayi })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** The rows of a reference list, once in an installation's life: deleted rows do not come back. */
async function tanimlariYaz(db: Db): Promise<void> {
  const yeniler = await db
    .insertInto('urun_tanim')
    .values(Object.keys(TANIM_TOHUMLARI).map((liste) => ({ liste })))
    .onConflict((oc) => oc.doNothing())
    .returning('liste')
    .execute();
  const satirlar = yeniler.flatMap(({ liste }) => {
    const { alfabetik } = tanimListesi(liste as TanimListeAdi);
    return TANIM_TOHUMLARI[liste as TanimListeAdi]!.map((t, i) => ({
      ...(t.id !== undefined && { id: t.id }),
      liste,
      ad: t.ad,
      sira: alfabetik ? 0 : i + 1,
      renk: t.renk ?? null,
      kod: t.kod ?? null,
      anahtar: t.anahtar ?? null,
    }));
  });
  if (satirlar.length > 0) await db.insertInto('tanim').values(satirlar).execute();
}

/** The first notice of KVKK and the retention periods of records, where nobody has decided yet. */
async function kvkkYaz(db: Db): Promise<void> {
  const metin = readFileSync(new URL('../../platform/db/veri/aydinlatma.txt', import.meta.url), 'utf8').trim();
  await db
    .insertInto('aydinlatma')
    .values({ surum: 1, metin, yazan_id: null, zaman: sql<Date>`now()` })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db
    .insertInto('saklama')
    .values(SAKLAMA_KONULARI.map((konu) => ({ konu, ay: SAKLAMA[konu].VarsayilanAy })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** First products, until the set-up: from then on the company defines its products. */
async function urunleriYaz(db: Db): Promise<void> {
  if ((await db.selectFrom('kurulum').select('sirket').executeTakeFirst()) === undefined)
    await db
      .insertInto('proje')
      .values(PROJELER)
      .onConflict((oc) => oc.doNothing())
      .execute();
  await numaralariIlerlet(db, 'proje_id_seq', 14);
}

/**
 * Writes the data that every installation needs before anybody signs in: provinces and districts, the menu tree, roles,
 * the default products, public holidays, the notice of KVKK and the retention periods. Runs at every start. Existing
 * rows stay as they are.
 */
export async function temelVeri(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await illeriYaz(tx);
    await menuleriYaz(tx);
    await tatilleriYaz(tx);
    await tanimlariYaz(tx);
    await kvkkYaz(tx);
    await urunleriYaz(tx);
  });
}
