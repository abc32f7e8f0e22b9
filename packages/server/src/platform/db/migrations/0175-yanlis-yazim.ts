import { type Kysely, sql } from 'kysely';

/**
 * Names are found with one typing mistake. Each word of a name is stored as itself and once with `_` in place of each
 * of its letters (core/platform/search/yanlisYazim.ts), so a misspelt word is looked up by equality.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function yazim_anahtarlari(metin text) returns text[] language sql immutable strict parallel safe cost 1000
    begin atomic
      select array(
        select case when i = 0 then k else overlay(k placing '_' from i for 1) end
        from regexp_split_to_table(katla(metin), '[^a-z]+') k, generate_series(0, length(k)) i
        where length(k) between 3 and 24);
    end;

    create index musteri_yazim on musteri using gin (yazim_anahtarlari(gorunen_ad || ' ' || yetkili_ara))
      where silindi is null;
    create index webistek_yazim on webistek using gin (yazim_anahtarlari(ad_soyad || ' ' || kurum));
    create index gorev_yazim on gorev using gin (yazim_anahtarlari(baslik));
    create index analiz_yazim on analiz using gin (yazim_anahtarlari(baslik));
    create index prj_yazim on prj using gin (yazim_anahtarlari(ad));
    create index toplanti_yazim on toplanti using gin (yazim_anahtarlari(konu));
    create index kisi_yazim on kisi using gin (yazim_anahtarlari(gorunen_ad));
    create index bayi_yazim on tanim using gin (yazim_anahtarlari(ad)) where liste = 'bayiler';
    create index proje_yazim on proje using gin (yazim_anahtarlari(ad));

    -- Nobody asks how common a key is, and counting them would take longest of all statistics.
    alter index musteri_yazim alter column 1 set statistics 0;
    alter index webistek_yazim alter column 1 set statistics 0;
    alter index gorev_yazim alter column 1 set statistics 0;
    alter index analiz_yazim alter column 1 set statistics 0;
    alter index prj_yazim alter column 1 set statistics 0;
    alter index toplanti_yazim alter column 1 set statistics 0;
    alter index kisi_yazim alter column 1 set statistics 0;
    alter index bayi_yazim alter column 1 set statistics 0;
    alter index proje_yazim alter column 1 set statistics 0`.execute(db);
}
