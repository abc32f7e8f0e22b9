import { type Kysely, sql } from 'kysely';

/**
 * Card payments: the attempts, each with its own number at the bank, and the events of each. An incoming message is
 * kept as its digest alone, because a body may hold the number of a card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the bank says is written without anybody of ours.
    alter table hareket_fatura alter column kisi_id drop not null;

    create table odeme_baglanti (
      fatura_id int primary key references fatura (id),
      baglanti_ozeti bytea not null unique check (length(baglanti_ozeti) = 32),
      acan_id int not null references kisi (id),
      zaman timestamptz not null
    );
    create index odeme_baglanti_acan on odeme_baglanti (acan_id);

    create table odeme_deneme (
      id int primary key generated always as identity,
      fatura_id int not null references fatura (id),
      saglayici text not null check (saglayici ~ '^[a-z]{1,20}$'),
      oid text not null unique check (oid ~ '^[A-Z0-9]{20}$'),
      ref_ozeti bytea unique check (length(ref_ozeti) = 32),
      tutar bigint not null check (tutar > 0),
      taksit smallint not null check (taksit between 1 and 12),
      durum text not null check (durum in ('HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA', 'BASARILI', 'BASARISIZ',
        'SURESI_DOLDU', 'IPTAL', 'IADE')),
      -- where the browser goes: the same again while the attempt is open, so that the bank takes one of two tabs
      yonlendirme jsonb,
      belirtec text check (length(belirtec) <= 200),
      -- the bank's number of a card holder's check: of two attempts one stands with it
      guvenlik_no text check (length(guvenlik_no) <= 100),
      islem_id text check (length(islem_id) <= 100),
      prov_no text check (length(prov_no) <= 40),
      md_status text not null default '' check (length(md_status) <= 10),
      hata_kodu text check (length(hata_kodu) <= 40),
      mesaj text not null default '' check (length(mesaj) <= 300),
      kart text check (kart ~ '^[*]{4} [0-9]{4}$'),
      alinan bigint check (alinan > 0),
      iade bigint not null default 0 check (iade >= 0 and iade <= coalesce(alinan, 0)),
      tahsilat_id int unique references fatura_tahsilat (id),
      uyari text check (uyari in ('mukerrer', 'tutar', 'iade')),
      -- null: the customer, by the link
      acan_id int references kisi (id),
      ip text not null default '',
      zaman timestamptz not null,
      son_gecerlilik timestamptz not null,
      son_sorgu timestamptz,
      bitis timestamptz,
      check ((durum in ('BASARILI', 'IPTAL', 'IADE')) = (alinan is not null))
    );
    -- Of an invoice one attempt is open.
    create unique index odeme_deneme_acik on odeme_deneme (fatura_id)
      where durum in ('HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA');
    create unique index odeme_deneme_belirtec on odeme_deneme (saglayici, belirtec) where belirtec is not null;
    create unique index odeme_deneme_guvenlik on odeme_deneme (saglayici, guvenlik_no) where guvenlik_no is not null;
    create index odeme_deneme_fatura on odeme_deneme (fatura_id, id);
    create index odeme_deneme_acan on odeme_deneme (acan_id) where acan_id is not null;
    create index odeme_deneme_bekleyen on odeme_deneme (zaman)
      where durum in ('BANKADA', 'DOGRULANDI', 'PROVIZYONDA', 'HAZIR');

    create table odeme_olay (
      id int primary key generated always as identity,
      deneme_id int not null references odeme_deneme (id),
      zaman timestamptz not null,
      kimden text not null check (kimden in ('biz', 'musteri', 'kisi', 'tarayici', 'banka')),
      tur text not null check (tur in ('acildi', 'gonderildi', 'donus', 'bildirim', 'provizyon', 'sorgu', 'basarili',
        'basarisiz', 'suresi', 'iade', 'iptal', 'uyari')),
      -- of what came in: whether it was the bank, and the digest of what was said
      gecerli boolean,
      ozet bytea check (length(ozet) = 32),
      aciklama text not null check (length(aciklama) <= 500),
      kisi_id int references kisi (id)
    );
    create index odeme_olay_deneme on odeme_olay (deneme_id, id);
    create index odeme_olay_kisi on odeme_olay (kisi_id) where kisi_id is not null;
    -- The same message once more is no other.
    create unique index odeme_olay_bir on odeme_olay (deneme_id, tur, ozet) where ozet is not null;
  `.execute(db);
}
