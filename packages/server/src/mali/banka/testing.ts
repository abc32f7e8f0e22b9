import type { banka as contract } from '@masabasi/core/mali/banka/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/mali/bankagunsonu';
const YOK = 2_000_000_000;
const ekstre = { HesapId: YOK, Dosya: 'ekstre.sta', icerik: { metin: ':20:1' } };
/** A new account with an opening balance of 0. */
export const BOS_HESAP = {
  Id: 0,
  Surum: 0,
  Ad: 'Deneme hesabı',
  Banka: 'Ziraat',
  Iban: null,
  Birim: 'TRY',
  AcilisGun: '2026-01-01',
  AcilisBakiye: 0,
  AcilisEksi: false,
  Aktif: true,
};

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  bankaHesaplari: { kim: 'yetki 1010', sayfa },
  bankaHesapKaydet: {
    kim: 'yetki 1015',
    kazancsiz: 'kayit',
    sayfa,
    istek: { hesap: BOS_HESAP },
  },
  ekstreOku: { kim: 'yetki 1012', sayfa, istek: ekstre },
  ekstreYukle: { kim: 'yetki 1012', kazancsiz: 'kayit', sayfa, istek: ekstre },
  getHareketList: { kim: 'yetki 1010', sayfa },
  eslesmeOner: { kim: 'yetki 1012', sayfa, istek: { Id: YOK } },
  eslesmeAlacaklari: { kim: 'yetki 1012', sayfa, istek: { Id: YOK, MusteriId: YOK } },
  kesinEslesmeler: { kim: 'yetki 1012', sayfa },
  kesinleriIsle: {
    kim: 'yetki 1012',
    kazancsiz: 'kayit',
    sayfa,
    istek: { eslesmeler: [{ Id: YOK, Surum: 1, MusteriId: YOK, FaturaIdler: [], TahsilatId: null }] },
  },
  eslesmeKaydet: {
    kim: 'yetki 1012',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Sinif: 'masraf' },
  },
  eslesmeGeriAl: { kim: 'yetki 1012', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  avanslar: { kim: 'yetki 1010', sayfa: '/mali/efatura', istek: { FaturaId: YOK } },
  avansMahsup: {
    kim: 'yetki 1016',
    kazancsiz: 'kayit',
    sayfa: '/mali/efatura',
    istek: { FaturaId: YOK, Surum: 1, HareketId: YOK, Tutar: 100 },
  },
  avansaDondur: {
    kim: 'yetki 1016',
    kazancsiz: 'kayit',
    sayfa: '/mali/efatura',
    istek: { FaturaId: YOK, Surum: 1, TahsilatId: YOK },
  },
  bankaGunleri: { kim: 'yetki 1010', sayfa, istek: { HesapId: YOK } },
  gunSonuKapat: { kim: 'yetki 1012', kazancsiz: 'kayit', sayfa, istek: { HesapId: YOK, Gun: '2026-11-19' } },
  gunSonuAc: {
    kim: 'yetki 1014',
    kazancsiz: 'kayit',
    sayfa,
    istek: { HesapId: YOK, Gun: '2026-11-19', Aciklama: 'Eksik bir hareket bulundu.' },
  },
  gunSonuAktar: { kim: 'yetki 1010', sayfa, istek: { HesapId: YOK, Gun: '2026-11-19' } },
};

/** A statement as MT940: its rows, with matching balances unless balances are given. */
export function mt940(
  acilis: number,
  satirlar: readonly (readonly [gun: string, tutar: number, aciklama: string])[],
  kapanis?: number,
  iban = '',
) {
  const para = (n: number) => `${Math.floor(Math.abs(n) / 100)},${String(Math.abs(n) % 100).padStart(2, '0')}`;
  const bakiye = (n: number, gun: string) => `${n < 0 ? 'D' : 'C'}${gun}TRY${para(n)}`;
  const son = kapanis ?? acilis + satirlar.reduce((t, [, n]) => t + n, 0);
  const gunu = (g: string) => g.replaceAll('-', '').slice(2);
  const [ilkGun, sonGun] = [gunu(satirlar[0]![0]), gunu(satirlar.at(-1)![0])];
  return [
    ':20:EKSTRE',
    `:25:${iban || '0001/12345'}`,
    ':28C:1/1',
    `:60F:${bakiye(acilis, ilkGun)}`,
    ...satirlar.flatMap(([gun, n, aciklama]) => [
      `:61:${gunu(gun)}${gunu(gun).slice(2)}${n < 0 ? 'D' : 'C'}${para(n)}NTRFNONREF`,
      `:86:${aciklama}`,
    ]),
    `:62F:${bakiye(son, sonGun)}`,
    '-',
  ].join('\r\n');
}

/** An account with rows, for the tests over all rooms. */
const hesapVeSatir = (o: {
  readonly ad: string;
  readonly musteri: ReturnType<typeof sql>;
  readonly adet?: number;
  readonly zaman: string;
}) => sql`
  with h as (insert into banka_hesap (ad, banka, birim, acilis_gun, acilis_bakiye)
      values (${o.ad}, 'Ziraat', 'TRY', '2026-01-01', 0) returning id),
    e as (insert into banka_ekstre (hesap_id, dosya, ilk_gun, son_gun, okunan, eklenen, zaman)
      select id, 'e.sta', '2026-11-01', '2026-11-20', 1, 1, ${o.zaman}::timestamptz from h returning id, hesap_id),
    r as (insert into banka_hareket (hesap_id, ekstre_id, gun, tutar, aciklama, karsi_unvan, anahtar, sayac)
      select e.hesap_id, e.id, '2026-11-14'::date + n % 9, (n % 5 + 1) * 100 * case when n % 2 = 0 then 1 else -1 end,
        'Şikâyet ' || n % 4, case when n % 3 = 0 then 'Ayşe Çınar' else 'İlk kurulum' end, 'a', n from e, generate_series(1, ${o.adet ?? 1}::int) n returning id)
  insert into banka_ogrenilen (hareket_id, tur, deger, musteri_id) select r.id, 'ad', 'papatya', m.id from r, (${o.musteri}) m`;

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    'eslesmeOner.Id': 'banka_hareket',
    'eslesmeKaydet.Id': 'banka_hareket',
    'eslesmeGeriAl.Id': 'banka_hareket',
    'eslesmeAlacaklari.Id': 'banka_hareket',
    'kesinleriIsle.Id': 'banka_hareket',
    'kesinleriIsle.eslesmeler.0.Id': 'banka_hareket',
    'avansMahsup.HareketId': 'banka_hareket',
    FaturaId: 'fatura',
    FaturaIdler: 'fatura',
    TahsilatId: 'fatura_tahsilat',
    TahsilatIdler: 'fatura_tahsilat',
    KesintiIdler: 'odeme_kesinti',
    MusteriId: 'musteri',
    'bankaHesapKaydet.Id': 'banka_hesap',
    HesapId: 'banka_hesap',
    KarsiHesapId: 'banka_hesap',
  },
  disarida: {
    'about the money of the company; the audit says that it was done': [
      'banka_ekstre.yukleyen_id',
      'banka_hareket.isleyen_id',
      'banka_gun.kapatan_id',
    ],
  },
  anlam: { 'banka_hesap.iban': null, 'banka_hesap.birim': 'TRY', 'banka_hareket.sinif': null },
  musteriSatirlari: {
    'banka_hareket.musteri_id': async ({ db, zaman, musteriId, sira }) => {
      await hesapVeSatir({ ad: `Hesap ${sira}`, musteri: sql`select 1 as id where false`, zaman }).execute(db);
      await sql`with f as (select defter_yaz('2026-11-01', 'banka_hareket', 1, null, 'Deneme', ${zaman}::timestamptz,
          '[{"Hesap":"102","Birim":"TRY","Tutar":-200},{"Hesap":"120","Birim":"TRY","Tutar":200}]'::jsonb) as sira)
        update banka_hareket d set sinif = 'musteri', musteri_id = ${musteriId}, islem_zamani = ${zaman}::timestamptz, fis_sira = f.sira
        from f, banka_hesap h where h.id = d.hesap_id and h.ad = ${`Hesap ${sira}`}`.execute(db);
    },
    'banka_ogrenilen.musteri_id': ({ db, zaman, musteriId, sira }) =>
      hesapVeSatir({ ad: `Hesap ${sira}`, musteri: sql`select ${musteriId}::int as id`, zaman }).execute(db),
  },
  listeSatirlari: {
    async bankaHareketi({ db, zaman, adet }) {
      for (const ad of ['Ziraat', 'Çınar'])
        await hesapVeSatir({ ad, musteri: sql`select 1 as id where false`, zaman, adet }).execute(db);
      return {};
    },
  },
};
