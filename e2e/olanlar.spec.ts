import { BOS_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { cagir } from './destek.ts';
import { erisilebilir, girisYap, type Hesap, jetonAl, sigar } from './fixtures.ts';

/** An absent person: the handover before, and the missed events after the return. */

/** A person of Destek whom no other test uses. */
const DONEN = { ad: 'Mehmet Ali Güneş', hesap: 'mehmetali.gunes' as Hesap };
const GIDEN = { ad: 'Doğukan Yavuz', hesap: 'dogukan.yavuz' as Hesap };
const damga = String(Date.now() % 10_000_000).padStart(7, '0');

interface Tanimlar {
  readonly gorusmeTur: readonly { Id: number }[];
  readonly konular: readonly { Id: number; Ad: string }[];
  readonly personel: readonly { Id: number; Ad: string }[];
}

/** Opens a ticket for a person as the manager. Answers its number. */
async function gorusmeVer(request: APIRequestContext, kime: string, Baslik: string) {
  const token = await jetonAl(request, 'yonetici');
  const tanimlar = await cagir<Tanimlar>(request, token, '/islemler/musterigorusme/getGerekli', {});
  const AtananId = tanimlar.personel.find((k) => k.Ad === kime)!.Id;
  const kart = { ...BOS_MUSTERI, Id: 0, Surum: 0, Ad: 'Gülay', Soyad: 'Bekleyen', ProjeIdler: [6] };
  const musteri = await cagir<{ Id: number }>(request, token, '/musteriKaydet', {
    musteri: kart,
    benzerleriGordum: true,
  });
  const cevap = await cagir<{ Id: number; No: string }>(request, token, '/islemler/musterigorusme/gorusmeKaydet', {
    gorusme: {
      Id: 0,
      Surum: 0,
      MusteriId: musteri.Id,
      ProjeId: 6,
      GorusmeTurId: tanimlar.gorusmeTur[0]!.Id,
      TalepTurId: null,
      KonuId: tanimlar.konular.find((k) => k.Ad === 'Rapor')!.Id,
      OncelikId: null,
      Yon: 1,
      Telefon: null,
      Sure: 0,
      Baslik,
      Aciklama: '',
    },
    AtananId,
    gordum: ['yok', 'lisans', 'ayniKonu'],
  });
  expect(cevap).toMatchObject({ durum: true });
  return { ...cevap, AtananId };
}

test("a returning person finds other people's acts, waiting items first, and goes from a line to its place", async ({
  page,
}) => {
  const token = await jetonAl(page.request, 'yonetici');
  const { Id, No } = await gorusmeVer(page.request, DONEN.ad, `Yedek dönmüyor ${damga}`);
  const hareket = { GorusmeId: Id, Tur: 'not', Aciklama: `Sunucu odası soruldu ${damga}` };
  await cagir(page.request, token, '/islemler/musterigorusme/gorusmeHareketKaydet', { hareket });
  await girisYap(page, DONEN.hesap);
  await page.getByRole('link', { name: 'Neyi Kaçırdım?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neyi Kaçırdım?' })).toBeVisible();
  const bugun = istanbulGunu(Date.now()).split('-').toReversed().join('.');
  await page.getByRole('textbox', { name: 'İlk gün' }).fill(bugun);
  await page.getByRole('textbox', { name: 'Son gün' }).fill(bugun);
  await page.getByRole('button', { name: 'Göster' }).click();
  const konu = page
    .getByRole('list', { name: 'Sizi bekleyenler' })
    .getByRole('listitem')
    .filter({ hasText: No })
    .first();
  await expect(konu).toContainText('Üzerinizde, işleme almanızı bekliyor');
  await expect(konu).toContainText('1 devir, 1 iç not');
  await konu.getByText(`Yedek dönmüyor ${damga}`).first().click();
  await erisilebilir(page);
  await konu.getByRole('link', { name: `İç not: Sunucu odası soruldu ${damga}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Yedek dönmüyor ${damga}` })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Görüşmenin geçmişi' }).getByText(`Sunucu odası soruldu ${damga}`),
  ).toBeInViewport();
});

test('a person going on leave hands everything over in one act, each item to a person who is there', async ({
  page,
}) => {
  const token = await jetonAl(page.request, 'yonetici');
  const { Id, No, AtananId } = await gorusmeVer(page.request, GIDEN.ad, `Etiket kaymış ${damga}`);
  const Baslangic = gunEkle(istanbulGunu(Date.now()), 4);
  const izin = {
    Id: 0,
    UserId: AtananId,
    Tur: 281,
    Baslangic,
    Bitis: gunEkle(Baslangic, 3),
    Tatil_Gunleri: 3,
    Aciklama: '',
  };
  const kayit = await cagir<{ durum: boolean }>(page.request, token, '/personel/personel/izinkaydet', {
    izin,
    bakiyeOnayi: 1,
  });
  expect(kayit).toMatchObject({ durum: true });
  await girisYap(page, GIDEN.hesap);
  await page.getByRole('button', { name: 'Görüşmeleri Devret' }).click();
  const pencere = page.getByRole('dialog', { name: 'İzin Öncesi Devir: Doğukan Yavuz' });
  await erisilebilir(page);
  for (const width of [900, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await sigar(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const satir = pencere.getByRole('listitem').filter({ hasText: No });
  await expect(satir.getByRole('combobox')).toHaveValue(/Destek/);
  await pencere.getByRole('button', { name: 'Hepsini Seç' }).click();
  await pencere.getByRole('textbox', { name: 'Not' }).fill(`Yazıcı ayarı kaldı ${damga}`);
  await pencere.getByRole('button', { name: /^\d+ Görüşmeyi Devret$/ }).click();
  await expect(pencere).toBeHidden();
  await expect(page.getByRole('button', { name: 'Görüşmeleri Devret' })).toBeHidden();
  await page.goto(`/islemler/musterigorusme/detay?id=${Id}`);
  await expect(page.getByRole('list', { name: 'Görüşmenin geçmişi' })).toContainText(`Yazıcı ayarı kaldı ${damga}`);
});
