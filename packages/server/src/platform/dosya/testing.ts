import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { dosya as contract } from '@masabasi/core/platform/dosya/contract';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Db } from '../db/connect.ts';
import type { HazirDosya } from '../../room.ts';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { dosyaEkle } from './queries.ts';
import { bicim } from './resim.ts';

const sayfa = '/tanimlar/musteri/liste';
const YOK = 2_000_000_000;

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  getDosyaList: { kim: 'oturum', sayfa, istek: { Nesne: 'musteri', NesneId: YOK } },
  dosyaKaydet: { kim: 'oturum', sayfa, kazancsiz: 'kayit', istek: { Nesne: 'musteri', NesneId: YOK } },
  dosyaSil: { kim: 'oturum', sayfa, kazancsiz: 'kayit', istek: { Nesne: 'musteri', Id: YOK } },
  dosyaGeriAl: { kim: 'oturum', sayfa, kazancsiz: 'kayit', istek: { Nesne: 'musteri', Id: YOK } },
  dosyaIndir: { kim: 'oturum', sayfa, istek: { Nesne: 'musteri', Id: YOK } },
};

export function metinDosyasi(ad: string, soz: string): HazirDosya {
  return { ad, tip: 'text/plain', asil: bicim(Buffer.from(soz)), orta: null, kucuk: null };
}
const ek = (db: Db, musteriId: number, soz: string, zaman: string) =>
  dosyaEkle(db, { nesne: 'musteri', id: musteriId }, [metinDosyasi(`${soz}.txt`, soz)], null, new Date(zaman));

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'dosya', NesneId: 'musteri' },
  anlam: { 'dosya_icerik.ozet': () => randomBytes(32), 'dosya_yolda.ozet': () => randomBytes(32) },
  urunSatirlari: {
    async dosya({ db, id, musteriId, zaman }) {
      const [{ Id } = { Id: 0 }] = await ek(db, musteriId, 'Kanaryadosya', zaman);
      await sql`insert into dosya (id, ad, tip, boyut, ozet, musteri_id, zaman) overriding system value
        select ${id}, ad, tip, boyut, ozet, musteri_id, zaman from dosya where id = ${Id}`.execute(db);
      return { sozler: ['Kanaryadosya'] };
    },
  },
  musteriSatirlari: {
    'dosya.musteri_id': ({ db, musteriId, sira, zaman }) => ek(db, musteriId, `dosya${sira}`, zaman),
  },
  async kisiSatirlari({ db, kisiId, zaman, soz }) {
    const { id } = await db
      .insertInto('musteri')
      .values({ tip: 1, ad: 'Dosyalı', soyad: 'Müşteri', durum: 'Aktif', yazma_zamani: zaman })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [eklenen] = await ek(db, id, soz('dosya'), zaman);
    await db
      .updateTable('dosya')
      .set({ yukleyen_id: kisiId, silen_id: kisiId, silindi: zaman })
      .where('id', '=', eklenen!.Id)
      .execute();
    return { dosya: [soz('dosya')] };
  },
};

/** Changes the size that an archive's directory declares for its only part. */
export const boyutunaYalan = (arsiv: Buffer, boyut: number): Buffer => {
  const yalan = Buffer.from(arsiv);
  yalan.writeUInt32LE(boyut, yalan.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  return yalan;
};
/** Changes the size in a picture's header. */
export const pngBoyu = (png: Buffer, en: number, boy: number): Buffer => {
  const yalan = Buffer.from(png);
  yalan.writeUInt32BE(en, 16);
  yalan.writeUInt32BE(boy, 20);
  yalan.writeUInt32BE(crc32(yalan.subarray(12, 29)), 29);
  return yalan;
};
/** A picture that declares this number of pixels and holds one. */
export const gifBoyu = (en: number, boy: number): Buffer => {
  const olcu = Buffer.alloc(4);
  olcu.writeUInt16LE(en, 0);
  olcu.writeUInt16LE(boy, 2);
  const [bas, cerceve] = ['GIF89a', ','].map((b) => Buffer.from(b, 'latin1')) as [Buffer, Buffer];
  const palet = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const nokta = Buffer.from([0, 2, 2, 0x4c, 1, 0, 0x3b]);
  return Buffer.concat([bas, olcu, palet, cerceve, Buffer.alloc(4), olcu, nokta]);
};
/** The same as WebP. */
export const webpBoyu = (en: number, boy: number): Buffer => {
  const govde = Buffer.alloc(18);
  govde.write('VP8X', 0, 'latin1');
  govde.writeUInt32LE(10, 4);
  govde.writeUIntLE(en - 1, 12, 3);
  govde.writeUIntLE(boy - 1, 15, 3);
  const bas = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  bas.writeUInt32LE(govde.length + 4, 4);
  return Buffer.concat([bas, govde]);
};

export const arsivYap = (parcalar: Readonly<Record<string, Buffer | string>>): Promise<Buffer> =>
  new Promise((bitti, olmadi) => {
    const z = new ZipFile();
    for (const [ad, veri] of Object.entries(parcalar))
      z.addBuffer(Buffer.from(veri as string), ad, { compress: veri.length > 0 });
    z.end();
    const hepsi: Buffer[] = [];
    z.outputStream.on('data', (b: Buffer) => hepsi.push(b));
    z.outputStream.on('end', () => bitti(Buffer.concat(hepsi)));
    z.outputStream.on('error', olmadi);
  });
/** An archive nested to this depth. */
export async function icIce(kat: number, parcalar: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  let veri = await arsivYap(parcalar);
  for (let i = 1; i < kat; i++) veri = await arsivYap({ [`ic${i}.zip`]: veri });
  return veri;
}
