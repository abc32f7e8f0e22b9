import { type Kysely, sql } from 'kysely';

/**
 * Commission of dealers is in the ledger, too. Older approvals, invoices and payments are entered as of the first open
 * day from today on, because their own days may lie in closed periods.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into defter_hesap (kod, ad, elle) values
      ('381', 'Gider Tahakkukları', false), ('760', 'Pazarlama, Satış ve Dağıtım Giderleri', true);
    select defter_yaz(x.gun, 'bayi_hakedis', x.id, null, x.ne || ': ' || x.bayi || ', ' || x.donem, now(),
        jsonb_build_array(
          jsonb_strip_nulls(jsonb_build_object('Hesap', x.borc, 'Alt', case when x.borc <> '760' then 'bayi:' || x.bayi_id end,
            'Birim', 'TRY', 'Tutar', x.tutar)),
          jsonb_strip_nulls(jsonb_build_object('Hesap', x.alacak, 'Alt', case when x.alacak <> '103' then 'bayi:' || x.bayi_id end,
            'Birim', 'TRY', 'Tutar', -x.tutar))))
    from (select h.id, h.bayi_id, h.donem, h.tutar, t.ad as bayi, a.*,
        greatest((now() at time zone 'Europe/Istanbul')::date,
          (select (max(d.donem) || '-01')::date + interval '1 month' from defter_donem d)::date) as gun
      from bayi_hakedis h join tanim t on t.id = h.bayi_id
        join (values (1, array['onayli', 'faturalandi', 'odendi'], 'Bayi hakedişi', '760', '381'),
          (2, array['faturalandi', 'odendi'], 'Bayi faturası', '381', '320'),
          (3, array['odendi'], 'Bayi ödemesi', '320', '103')) a (adim, durumlar, ne, borc, alacak) on h.durum = any(a.durumlar)
      order by h.id, a.adim) x;
  `.execute(db);
}
