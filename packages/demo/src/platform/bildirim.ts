import { type Gun, gunAraligiYaz, gunEkle, istanbulAni, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { izinAraligi } from '@masabasi/server/izin/izin/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** Recent notifications of the demo company's people, so that the bell of an account is not empty. */

interface Ornek {
  readonly kisi_id: number;
  readonly tur: string;
  readonly baslik: string;
  readonly metin: string;
  readonly yol: string;
  readonly hakkinda_id: number | null;
  readonly kayit_id?: number;
  readonly zaman: Date;
  readonly okundu: Date | null;
}
interface Aralik {
  readonly kisi: number;
  readonly ad: string;
  readonly bas: Gun;
  readonly bit: Gun;
}
const araligi = ({ bas, bit }: Aralik): string =>
  izinAraligi({ Baslangic: bas, Bitis: bit, Izin_Baslama_Saati: null, Izin_Bitis_Saati: null });

/** Heads of departments hear about waiting items of their department. */
async function bekleyenler({ db, bugun }: OrnekOrtami): Promise<Ornek[]> {
  const zaman = new Date(istanbulAni(gunEkle(bugun, -1), '10:20'));
  const izinler = await sql<Aralik & { sef: number; kayit: number }>`
    select t.id as kayit, t.kisi_id as kisi, k.ad || ' ' || k.soyad as ad, t.baslangic as bas, t.bitis as bit, d.sorumlu_id as sef
    from izin_talep t join kisi k on k.id = t.kisi_id join departman d on d.id = k.departman_id
    where t.durum = 'Bekliyor' and d.sorumlu_id <> t.kisi_id order by t.id`.execute(db);
  const molalar = await sql<{
    kayit: number;
    kisi: number;
    ad: string;
    sef: number;
    gun: Gun;
    zaman: string;
  }>`
    select z.id as kayit, z.kisi_id as kisi, k.ad || ' ' || k.soyad as ad, d.sorumlu_id as sef, z.zaman,
      (z.eski_baslama at time zone 'Europe/Istanbul')::date as gun
    from mola_duzeltme z join kisi k on k.id = z.kisi_id join departman d on d.id = k.departman_id
    where z.durum = 'Bekliyor' and d.sorumlu_id <> z.kisi_id order by z.zaman, z.id`.execute(db);
  return [
    ...molalar.rows.map((m) => ({
      kisi_id: m.sef,
      tur: 'duzeltmeIstegi',
      baslik: `Mola düzeltme isteği: ${m.ad}`,
      metin: `${m.ad}, ${tarihYaz(m.gun)} tarihli mola kaydı için düzeltme istiyor.`,
      yol: '/personel/mola',
      hakkinda_id: m.kisi,
      kayit_id: m.kayit,
      zaman: new Date(m.zaman),
      okundu: null,
    })),
    ...izinler.rows.map((i) => ({
      kisi_id: i.sef,
      tur: 'izinIstegi',
      baslik: `İzin isteği: ${i.ad}`,
      metin: `${i.ad} izin istiyor: ${araligi(i)}.`,
      yol: '/personel/izin?sekme=istekler',
      hakkinda_id: i.kisi,
      kayit_id: i.kayit,
      zaman,
      okundu: null,
    })),
  ];
}

/** Accounts of visitors: the result of their last leave request, and their trials. */
async function hesaplar({ db, bugun, simdi }: OrnekOrtami): Promise<Ornek[]> {
  const izinler = await sql<Aralik & { hesap: string }>`
    select distinct on (k.id) k.id as kisi, k.ad || ' ' || k.soyad as ad, k.kullanici_adi as hesap, z.baslangic as bas,
      z.bitis as bit
    from izin z join kisi k on k.id = z.kisi_id
    where k.kullanici_adi in ('yonetici', 'personel1') and z.silindi is null and z.bitis <= ${bugun}
    order by k.id, z.bitis desc`.execute(db);
  const demolar = await sql<{ kisi: number; urun: string }>`
    select d.atanan_id as kisi, p.ad as urun
    from demo_istek d join kisi k on k.id = d.atanan_id join proje p on p.id = d.proje_id
      join tanim t on t.id = d.demo_durum_id
    where k.kullanici_adi = 'yonetici' and t.anahtar = 'atandi' order by d.id desc limit 2`.execute(db);
  const once = (gun: number) => new Date(Math.min(istanbulAni(gunEkle(bugun, -gun), '16:40'), simdi.getTime()));
  return [
    ...izinler.rows.map((i) => ({
      kisi_id: i.kisi,
      tur: 'izinKarari',
      baslik: `İzniniz onaylandı, ${gunAraligiYaz(i.bas, i.bit)}`,
      metin: '',
      yol: '/personel/izin',
      hakkinda_id: i.kisi,
      zaman: once(2),
      okundu: i.hesap === 'yonetici' ? once(1) : null,
    })),
    ...demolar.rows.map((d) => ({
      kisi_id: d.kisi,
      tur: 'demoAtamasi',
      baslik: `Size bir demo atandı: ${d.urun}`,
      metin: '',
      yol: '/',
      hakkinda_id: null,
      zaman: once(1),
      okundu: null,
    })),
  ];
}

async function yaz(o: OrnekOrtami): Promise<void> {
  const satirlar = [...(await bekleyenler(o)), ...(await hesaplar(o))];
  satirlar.sort((a, b) => a.zaman.getTime() - b.zaman.getTime());
  if (satirlar.length > 0) await o.db.insertInto('bildirim').values(satirlar).execute();
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'bildirim', sonra: ['talep', 'mola', 'izin', 'demo', 'departman sorumluları'], yaz },
];
