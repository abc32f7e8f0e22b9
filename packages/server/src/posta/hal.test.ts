import { contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { isleriBitir } from '../testingIsler.ts';
import { type Gelen, smtpDinle, type SmtpSunucusu } from '../testingSmtp.ts';
import { masaKur } from '../gorusme/testing.ts';
import { faces } from '../rooms.ts';
import { tamam, testServer } from '../testing.ts';
import { postaIsi } from './job.ts';
import { satirPostasi } from './queries.ts';

/** What the line of an answer says became of its mail. */

const { gorusme, webistek, bildirim } = contract;
const s = await testServer();
const { ayse, can, musteriAc, ac, detay } = await masaKur(s);
let gelenler: Gelen[];
let sunucu: SmtpSunucusu;
afterAll(() => s.kapat());
beforeEach(async () => {
  gelenler = [];
  sunucu = await smtpDinle(gelenler, 0, (a) => (a === 'yok@ornek.example' ? new Error('Böyle bir kutu yok') : null));
});
afterEach(() => sunucu.kapat());

const birTur = () =>
  isleriBitir(s, [postaIsi], {
    odalar: faces,
    config: readConfig({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(sunucu.port),
      SMTP_FROM: 'Destek <destek@masabasi.com>',
    }),
  });
/** The tries of everything that waits, one after the other. */
async function hepDene(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await birTur();
    s.ileri(7200);
    // Their sessions do not end meanwhile.
    await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
  }
}
const olaylar = async (tur: string) =>
  Number((await sql<{ n: number }>`select count(*)::int as n from olay where tur = ${tur}`.execute(s.db)).rows[0]!.n);
const haberler = async (token: string) =>
  tamam(await s.call(bildirim.bildirimler, {}, token))
    .bildirimler.filter((b) => b.Tur === 'postaUlasmadi')
    .map((b) => [b.Baslik, b.Metin, b.Yol]);

describe('a contact', () => {
  const yanitla = async (Eposta: string) => {
    const { Id: MusteriId } = await musteriAc({ Eposta });
    const g = await ac({ MusteriId }, { AtananId: ayse.Id });
    const hareket = { GorusmeId: g.Id, Tur: 'yanit' as const, Aciklama: 'Bakıyoruz.', Alici: Eposta };
    tamam(await s.call(gorusme.gorusmeHareketKaydet, { hareket }, can.token));
    return g;
  };
  const satir = async (Id: number) => (await detay(Id)).hareketlist.find((h) => h.Tur === 'yanit')!.Posta;

  test('says that it waits without a mail server, and that it was sent when it was; who looks sees it', async () => {
    const { Id } = await yanitla('ece@ornek.example');
    expect(await satir(Id)).toEqual({ Alici: 'ece@ornek.example', Hal: 'ayarsiz', Neden: null });
    const once = await olaylar('gorusme');
    await birTur();
    expect(gelenler.map((g) => g.alicilar)).toEqual([['ece@ornek.example']]);
    expect(await satir(Id)).toMatchObject({ Hal: 'gonderildi', Neden: null });
    expect(await olaylar('gorusme')).toBe(once + 1);
    // Of what was said and sent there is nothing more to say.
    expect((await detay(Id)).hareketlist.map((h) => h.Tur)).toEqual(['yanit', 'acildi']);
  });

  test('says why it could not be sent, in its history and to whose it is', async () => {
    const { Id, No } = await yanitla('yok@ornek.example');
    await birTur();
    expect(await satir(Id)).toMatchObject({ Hal: 'ayarsiz', Neden: expect.stringContaining('Böyle bir kutu yok') });
    expect(await haberler(ayse.token)).toEqual([]);
    await hepDene();
    expect(await satir(Id)).toMatchObject({ Hal: 'olmadi', Neden: expect.stringContaining('Böyle bir kutu yok') });
    const [ilk] = (await detay(Id)).hareketlist;
    expect(ilk).toMatchObject({
      Tur: 'ulasmadi',
      Baslik: 'E-posta ulaşmadı: yok@ornek.example',
      Aciklama: expect.stringContaining('Böyle bir kutu yok'),
    });
    expect(await haberler(ayse.token)).toEqual([
      [
        `${No}: E-posta ulaşmadı: yok@ornek.example`,
        expect.stringContaining('gönderilemedi'),
        `/islemler/musterigorusme/detay?id=${Id}`,
      ],
    ]);
    await hepDene();
    expect(await haberler(ayse.token)).toHaveLength(1);
  });

  test('has its line when the mail is kept no longer', async () => {
    const { Id } = await yanitla('ece@ornek.example');
    await sql`delete from posta`.execute(s.db);
    expect((await detay(Id)).hareketlist[0]).toMatchObject({ Alici: 'ece@ornek.example', Posta: null });
  });

  test('that waits for a mail server that is named waits to be sent', async () => {
    const { Id } = await yanitla('ece@ornek.example');
    const { rows } = await sql`select ${satirPostasi(true)} as hal from posta p
      where p.nesne = 'gorusme' and p.nesne_id = ${Id}`.execute(s.db);
    expect(rows).toEqual([{ hal: { Alici: 'ece@ornek.example', Hal: 'bekliyor', Neden: null } }]);
  });
});

test('a request from the web says the same of its answer, to whoever looks into it', async () => {
  const { id } = await s.db
    .insertInto('webistek')
    .values({
      takip_kodu: 'ABCDEFGHJKLM',
      soru_ozeti: Buffer.alloc(32, 1),
      ad_soyad: 'Ece Ar',
      kurum: '',
      musteri_no: '',
      telefon: '',
      eposta: 'yok@ornek.example',
      proje_id: 2,
      aciklama: 'Reçete gitmiyor',
      kaynak: '',
      durum: 'incelemede',
      musteri_id: null,
      atanan_id: ayse.Id,
      red_neden: null,
      asil_id: null,
      zaman: s.saat.simdi,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const oku = async () => tamam(await s.call(webistek.getWebistekDetay, { Id: id }, ayse.token));
  const { Surum, No } = (await oku()).webistek;
  tamam(await s.call(webistek.webistekYanitla, { Id: id, Surum, Metin: 'Düzelttik.' }, ayse.token));
  expect((await oku()).hareketlist[0]).toMatchObject({ Tur: 'yanit', Posta: { Hal: 'ayarsiz', Neden: null } });
  const once = (await haberler(ayse.token)).length;
  await hepDene();
  const { hareketlist } = await oku();
  expect(hareketlist.find((h) => h.Tur === 'yanit')?.Posta).toMatchObject({
    Alici: 'yok@ornek.example',
    Hal: 'olmadi',
  });
  expect(hareketlist[0]).toMatchObject({ Tur: 'ulasmadi', Aciklama: expect.stringContaining('Böyle bir kutu yok') });
  const yeni = await haberler(ayse.token);
  expect(yeni).toHaveLength(once + 1);
  expect(yeni.flat()).toContain(`${No}: E-posta ulaşmadı: yok@ornek.example`);
});
