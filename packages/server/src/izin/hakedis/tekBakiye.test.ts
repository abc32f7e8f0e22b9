import { hakedis } from '@masabasi/core/izin/hakedis/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { talep } from '@masabasi/core/izin/talep/contract';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { oturumVer } from '../../testing/walk.ts';

/** One balance: the same number in the list, the dialogs, the ledger, the PDF and the spreadsheet. */
let s: TestServer;
let ik: string;
const kisiler: { readonly Id: number; readonly token: string }[] = [];

const KISI_SAYISI = 40;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  ik = await oturumVer(s, await s.kisi('ik', { yetkiler: [YETKI.izinYonet] }));
  for (let n = 0; n < KISI_SAYISI; n++) {
    const iseBaslama = gunEkle('2012-02-10', n * 120);
    const Id = await s.kisi(`kisi${n}`, { ad: 'Kişi', soyad: `No ${n}`, departmanId, iseBaslama });
    const tatil_gunleri = [null, 1, 2][n % 3]!;
    await s.db
      .updateTable('kisi')
      .set({ tatil_gunleri, dogum_tarihi: gunEkle('1966-01-01', n * 400) })
      .where('id', '=', Id)
      .execute();
    const izinleri = Array.from({ length: n % 5 }, (_, i) => ({
      kisi_id: Id,
      tur_id: i === 3 ? 283 : 280,
      baslangic: gunEkle('2026-03-02', i * 30),
      bitis: gunEkle('2026-03-02', i * 30 + (i === 2 ? 0 : 4)),
      kullanilan_gun: i === 2 ? 0 : 4,
      kullanilan_saat: i === 2 ? 2.5 : 0,
      tatil_gunleri: tatil_gunleri ?? 1,
      yazma_zamani: '2026-02-01T08:00:00Z',
    }));
    if (izinleri.length > 0) await s.db.insertInto('izin').values(izinleri).execute();
    const token = await oturumVer(s, Id);
    kisiler.push({ Id, token });
    if (n % 4 === 0)
      await s.call(
        hakedis.hakDuzeltmeEkle,
        { UserId: Id, Gun: n % 8 === 0 ? -1.5 : 3, Sebep: 'Devirden gelen gün' },
        ik,
      );
    if (n % 2 === 0)
      tamam(await s.call(talep.izinTalepEt, { Tur: 280, Baslangic: '2027-04-05', Bitis: '2027-04-12' }, token));
  }
});
afterAll(() => s?.kapat());

test('forty people: every screen, the form and the spreadsheet show one number', async () => {
  const liste = new Map(tamam(await s.call(izin.izinKisileri, {}, ik)).kisiler.map((k) => [k.Id, k]));
  const istekler = tamam(await s.call(talep.izinTalepList, { Durum: 'Bekliyor' }, ik)).talepler;
  for (const { Id, token } of kisiler) {
    const { personelizin: ozet, izinlist } = tamam(await s.call(izin.personelizinlist, { UserId: Id }, ik));
    const { DepartmanId: _, Departman: __, izinTur: ___, ...satir } = liste.get(Id)!;
    expect(satir).toEqual(ozet);
    expect(tamam(await s.call(izin.personelizinlist, { UserId: Id }, token)).personelizin).toEqual(ozet);

    const defter = tamam(await s.call(hakedis.izinDefteri, { UserId: Id }, token));
    expect(defter.personelizin).toEqual(ozet);
    const kesin = defter.satirlar.filter((x) => x.Tur !== 'istek');
    expect(kesin.reduce((t, x) => t + Math.round(x.Gun * 100), 0)).toBe(Math.round(ozet.KalanGun * 100));
    expect(kesin.at(-1)?.Bakiye ?? 0).toBe(ozet.KalanGun);
    const sonra = Math.round((ozet.KalanGun - ozet.Bekleyen) * 100) / 100;
    expect(defter.satirlar.at(-1)?.Bakiye ?? 0).toBe(sonra);
    const istek = istekler.find((t) => t.UserId === Id);
    expect(ozet.Bekleyen > 0).toBe(istek !== undefined);
    if (istek) expect(istek.kalanSonra).toBe(sonra);

    const { basefile } = tamam(await s.call(izin.izinAktar, { UserId: Id }, ik));
    const [, sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
    const hucre = new Map(sayfa!.data.map(([ad, deger]) => [ad, deger]));
    expect(hucre.get('Kalan')).toBe(ozet.KalanGun);
    expect(hucre.get('Bekleyen İstek')).toBe(ozet.Bekleyen);
    expect(hucre.get('Toplam Hak Edilen')).toBe(ozet.Kumulatif_Toplam);

    const yillik = izinlist.find((i) => i.Tur === 280);
    if (!yillik) continue;
    const pdf = tamam(await s.call(izin.print_izin_talep, { izin_id: yillik.Id }, token)).basefile;
    const [form] = (await pdfOku(Buffer.from(pdf, 'base64'))).sayfalar;
    for (const n of [ozet.KalanGun, ozet.Kumulatif_Toplam, ozet.HakGun, ozet.Kullanilan])
      expect(form!.metin).toContain(`${gunSayisiYaz(n)} gün`);
    if (ozet.Bekleyen > 0) expect(form!.metin).toContain('Bekleyen İstekler');
  }
});

test('only the person and those responsible for them see the ledger', async () => {
  const [biri, digeri] = kisiler;
  expect((await s.call(hakedis.izinDefteri, { UserId: biri!.Id }, digeri!.token)).status).toBe(403);
});
