import { sql, type Kysely } from 'kysely';

/**
 * Removes the kinds and reasons of leave, and the reasons of breaks, leaving and corrections, from old audit entries
 * and mails, which no longer keep them. The records themselves keep them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function pg_temp.sil(kayit jsonb, alanlar text[]) returns jsonb language sql as
      $$ select case when jsonb_typeof(kayit) = 'object' then kayit - alanlar else kayit end $$;
    alter table denetim disable trigger denetim_degismez;
    update denetim d set eski = pg_temp.sil(d.eski, x.alanlar), yeni = pg_temp.sil(d.yeni, x.alanlar)
    from (values
      ('izin', array['Tur', 'izinTur', 'tur', 'tur_id', 'Aciklama', 'aciklama']),
      ('izin_talep', array['Tur', 'izinTur', 'tur', 'tur_id', 'Aciklama', 'aciklama']),
      ('mola_duzeltme', array['Aciklama'])
    ) x(nesne, alanlar)
    where d.nesne = x.nesne and (d.eski ?| x.alanlar or d.yeni ?| x.alanlar);
    update denetim d set eski = pg_temp.sil(d.eski, x.alanlar), yeni = pg_temp.sil(d.yeni, x.alanlar)
    from (values
      ('moladurumGuncelle', array['sebep']),
      ('hakDuzeltmeEkle', array['Sebep']),
      ('personelAyril', array['AyrilmaNedeni']),
      ('personelGeriAl', array['AyrilmaNedeni'])
    ) x(eylem, alanlar)
    where d.eylem = x.eylem and d.nesne = 'kisi' and (d.eski ?| x.alanlar or d.yeni ?| x.alanlar);
    alter table denetim enable trigger denetim_degismez;

    update posta set metin = 'Ayrıntısı İzinler sayfasındadır.'
    where (konu ~ '^İzin (iptali )?isteği: ' and metin ~ ' (izin istiyor|iznini iptal etmek istiyor): ')
      or (konu ~ ' - izin (iptali )?isteği (onaylandı|reddedildi)$' and metin ~ 'Karar: ');
  `.execute(db);
}
