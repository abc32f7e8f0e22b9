import { type Kysely, sql } from 'kysely';

/**
 * More facts of a ticket: its urgency for the customer, its licence, its contact person. Also the indexes of the desk's
 * filters: province and dealer of the customer, kind of a request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gorusme
      add column aciliyet_id int references tanim (id),
      add column lisans_id int references lisans (id) on delete set null,
      add column musteri_personel_id int references musteri_yetkili (id) on delete set null;
    create index gorusme_lisans on gorusme (lisans_id) where lisans_id is not null;
    create index gorusme_musteri_personel on gorusme (musteri_personel_id) where musteri_personel_id is not null;
    create index gorusme_talep_tur on gorusme (talep_tur_id) where talep_tur_id is not null;
    create index musteri_il on musteri (il_id) where il_id is not null;
    create index musteri_bayi on musteri (bayi_id) where bayi_id is not null;

    -- a line of a customer's timeline says which contact it tells of
    update hareket h set yeni = jsonb_build_object('KayitId', g.id) from gorusme g
      where h.nesne = 'musteri' and h.tur = 'gorusme' and h.yeni is null and h.baslik like 'G%'
        and g.no = split_part(h.baslik, ':', 1);

    -- a training that is planned, a demo that is opened out of it
    alter table hareket_gorusme drop constraint hareket_gorusme_tur_check,
      add constraint hareket_gorusme_tur_check check (tur in ('acildi', 'duzenlendi', 'ustlenildi', 'atandi', 'durum', 'not',
        'yanit', 'dosya', 'gelen', 'ulasmadi', 'birlesti', 'ayrildi', 'egitim', 'demo'));
  `.execute(db);
}
