import { type Kysely, sql } from 'kysely';

/**
 * Unclear card payments are kept as such: an unreadable sum or currency, a refund without a verdict of the bank, a
 * second approval of one order, a notice of an unknown order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table odeme_deneme
      -- what is to go back: how much, who asked for it and when, and when the bank was asked
      add iade_tutar bigint check (iade_tutar > 0),
      add iade_kisi_id int references kisi (id),
      add iade_zaman timestamptz,
      add iade_soruldu timestamptz,
      -- the number of the approval that the bank signed first, and of another one
      add onay_no text check (length(onay_no) <= 100),
      add ikinci_onay text check (length(ikinci_onay) <= 100),
      -- somebody looked at the bank's own screen
      add ikinci_bakildi timestamptz,
      add check ((iade_tutar is null) = (iade_zaman is null)),
      -- money that was taken and of which nobody knows how much has none
      drop constraint odeme_deneme_check1,
      add constraint odeme_deneme_alinan_hali_check check (
        case durum when 'IADE' then alinan is not null when 'BASARILI' then true when 'IPTAL' then true else alinan is null end);
    create index odeme_deneme_iade on odeme_deneme (iade_zaman) where uyari = 'iade';
    create index odeme_deneme_iade_kisi on odeme_deneme (iade_kisi_id) where iade_kisi_id is not null;
    create index odeme_deneme_biten on odeme_deneme (bitis) where durum in ('BASARISIZ', 'SURESI_DOLDU');
    update odeme_deneme d set iade_tutar = (k.veri ->> 'Tutar')::bigint, iade_kisi_id = (k.veri ->> 'Kisi')::int,
        iade_zaman = k.vakit, iade_soruldu = k.vakit
      from kuyruk k where d.uyari = 'iade' and k.tur = 'odemeGeriAl' and k.anahtar = d.id::text;

    alter table odeme_olay drop constraint odeme_olay_tur_check,
      add constraint odeme_olay_tur_check check (tur in ('acildi', 'gonderildi', 'donus', 'bildirim', 'provizyon', 'sorgu',
        'basarili', 'basarisiz', 'suresi', 'iade', 'iptal', 'uyari', 'baglanti', 'onay'));

    create table odeme_sahipsiz (
      saglayici text not null check (saglayici ~ '^[a-z]{1,20}$'),
      siparis text not null check (length(siparis) <= 200),
      ilk timestamptz not null,
      son timestamptz not null,
      adet int not null default 1 check (adet > 0),
      primary key (saglayici, siparis)
    );
  `.execute(db);
}
