import { dosya } from '@masabasi/core/platform/dosya/contract';
import { webistek as oda } from '@masabasi/core/masa/webistek/contract';
import { simpleParser } from 'mailparser';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { faces } from '../../rooms.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { type Gelen, smtpDinle, type SmtpSunucusu } from '../../testing/smtp.ts';
import { oturumlu, type Oturumlu } from '../../testing/walk.ts';
import { birak } from './testing.ts';

/** The answer to a request as a mail. */

let s: TestServer;
let ben: Oturumlu;
let gelenler: Gelen[];
let sunucu: SmtpSunucusu;
let kabul: boolean;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  ben = await oturumlu(s, 'bakan', { departmanId, projeler: [2] });
  sunucu = await smtpDinle((gelenler = []), 0, () => (kabul ? null : new Error('550 No such user')));
});
afterAll(async () => {
  await sunucu?.kapat();
  await s?.kapat();
});
beforeEach(() => {
  gelenler.length = 0;
  kabul = true;
});

const postaIsleri = faces.find((f) => f.ad === 'posta')!.isler!;
const gonder = () =>
  isleriBitir(s, postaIsleri, {
    config: readConfig({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(sunucu.port), SMTP_FROM: 'destek@masabasi.com' }),
    odalar: faces,
  });
/** A request in review. Its thank-you mail is not tested here. */
async function incelenen(Eposta = 'ece@ornek.example') {
  const { TakipKodu } = tamam(await birak(s, { Eposta }));
  const { Id } = await s.db
    .selectFrom('webistek')
    .select('id as Id')
    .where('takip_kodu', '=', TakipKodu)
    .executeTakeFirstOrThrow();
  const { Surum } = tamam(await s.call(oda.webistekUstlen, { Id }, ben.token));
  await sql`truncate posta, posta_dosya, kuyruk`.execute(s.db);
  return { Id, Surum };
}
const dosyaKoy = async (NesneId: number, ad: string) =>
  tamam(await s.yukle(dosya.dosyaKaydet, { Nesne: 'webistek', NesneId }, [{ ad, veri: `${ad} içi` }], ben.token))
    .images[0]!.Id;
const gecmis = async (Id: number) => tamam(await s.call(oda.getWebistekDetay, { Id }, ben.token)).hareketlist;
const yanitla = (o: { Id: number; Surum: number; Ekler?: number[]; dosyalar?: number[] }) =>
  s.call(oda.webistekYanitla, { Metin: 'Kılavuz ektedir.', ...o }, ben.token);

test('takes files of the request and uploaded ones along, and its line shows the time of sending', async () => {
  const w = await incelenen();
  const baska = await incelenen('baska@ornek.example');
  const yabanci = await dosyaKoy(baska.Id, 'yabancı.txt');
  expect((await yanitla({ ...w, Ekler: [yabanci] })).body).toMatchObject({
    durum: false,
    msg: 'Seçtiğiniz dosyalardan biri artık bu kayıtta değil. Ekleri yeniden seçiniz.',
  });
  const yer = { Nesne: 'bekleyen', NesneId: ben.Id } as const;
  const ekran = [{ ad: 'ekran.txt', veri: 'ekran içi' }];
  const dosyalar = tamam(await s.yukle(dosya.dosyaKaydet, yer, ekran, ben.token)).images.map((d) => d.Id);
  tamam(await yanitla({ ...w, Ekler: [await dosyaKoy(w.Id, 'Kılavuz Ş.txt')], dosyalar }));
  await gonder();
  const posta = await simpleParser(gelenler[0]!.ham);
  expect(posta.attachments.map((a) => [a.filename, a.content.toString()])).toEqual([
    ['Kılavuz Ş.txt', 'Kılavuz Ş.txt içi'],
    ['ekran.txt', 'ekran içi'],
  ]);
  const satir = (await gecmis(w.Id)).find((h) => h.Tur === 'yanit');
  expect(satir?.Posta).toMatchObject({
    Alici: 'ece@ornek.example',
    Hal: 'gonderildi',
    Ekler: [
      { Ad: 'Kılavuz Ş.txt', Kaldi: false },
      { Ad: 'ekran.txt', Kaldi: false },
    ],
  });
});

test('stands in the history when delivery fails, and the reviewer hears of it', async () => {
  const w = await incelenen('yok@ornek.example');
  tamam(await yanitla(w));
  kabul = false;
  await s.db.updateTable('kuyruk').set({ deneme: 4 }).execute();
  await gonder();
  const [son, yanit] = await gecmis(w.Id);
  expect(son).toMatchObject({ Tur: 'ulasmadi', Aciklama: 'Gönderilemedi: alıcının adresi kabul edilmedi.' });
  expect(yanit?.Posta).toMatchObject({ Hal: 'gonderilemedi', Neden: 'alıcının adresi kabul edilmedi' });
  const haber = await s.db
    .selectFrom('bildirim')
    .select(['kisi_id', 'yol'])
    .where('tur', '=', 'postaUlasmadi')
    .execute();
  expect(haber).toEqual([{ kisi_id: ben.Id, yol: `/islemler/musterigorusme/webistek/${w.Id}` }]);
});
