import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, oldugu, yuklendi } from './ekran.ts';
import { YONETIM_EKRANLARI } from './ekranlarYonetim.ts';
import { erisilebilir, type Hesap, kaydetmedenKapat, profildenAc, sigar } from './fixtures.ts';

/** Where in `packages/web/src` the product loads its screens from. */
const YUKLEYENLER = ['routes.tsx', 'layout/App.tsx'];

/** The file of every screen that the product can load, without its ending. */
export const urununEkranlari = (): string[] =>
  YUKLEYENLER.flatMap((dosya) => {
    const metin = readFileSync(new URL(`../packages/web/src/${dosya}`, import.meta.url), 'utf8');
    const klasor = new URL(dosya, 'file:///').href;
    return Array.from(metin.matchAll(/\bimport\('([^']+)\.tsx'\)/g), (m) => new URL(m[1]!, klasor).pathname.slice(1));
  });

const IK = 'gonul.isildak' as Hesap;

/**
 * The screens of the product and the states of each that axe looks at. What a state needs a story for, such as an import
 * or two who edit one record, its own test looks at.
 */
export const EKRANLAR: Readonly<Record<string, Ekran>> = {
  'layout/HazirlanmaktaPage': { bak: oldugu('/islemler/projetakibi/akispage', 'Proje Akışı') },
  'layout/NotFoundPage': { hesap: null, bak: oldugu('/boyle-bir-sayfa-yok', 'Sayfa Bulunamadı') },
  'layout/DeniedPage': { hesap: null, bak: oldugu('/denied', 'Denied') },
  'layout/OdemeSonucPage': { hesap: null, bak: oldugu('/payment/bridge-success', /./) },

  'oturum/LoginPage': {
    hesap: null,
    async bak(page) {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Giriş Yap' }).click();
      await expect(page.getByRole('alert').getByText('Kullanıcı adınızı ve parolanızı yazınız.')).toBeVisible();
      await erisilebilir(page);
    },
  },

  'anasayfa/AnaSayfaPage': {
    async bak(page) {
      await git(page, '/', /^(Günaydın|İyi günler|İyi akşamlar), /);
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Demoları Aç' }).click();
      const liste = page.getByRole('dialog', { name: 'Demo Kurulumlarınız bekliyor' });
      await expect(liste.getByRole('table', { name: 'Bekleyen demolar' })).toBeVisible();
      for (const width of [1440, 900, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await bakSigar(page);
        for (const dugme of [/^Durum değiştir:/, /^Düzenle:/, /^Ata:/, 'Yeni Demo']) {
          await liste.getByRole('button', { name: dugme }).first().click();
          const ustteki = page.getByRole('dialog').last();
          await expect(ustteki.getByRole('button', { name: /^(Kaydet|Ata)$/ })).toBeVisible();
          await yuklendi(page);
          // A form is as wide at 900 pixels as above.
          if (width !== 900) await erisilebilir(page);
          await sigar(page);
          await ustteki.getByRole('button', { name: 'Vazgeç' }).click();
        }
      }
    },
  },
  'personel/BilgilerimPage': { bak: oldugu('/bilgilerim', /./) },
  'rol/YetkilerimPage': {
    async bak(page) {
      await git(page, '/yetkilerim', 'Yetkilerim');
      await expect(page.getByRole('table', { name: 'Sayfalarım' })).toBeVisible();
      await bakSigar(page);
      await genislik(page, 390);
      await bakSigar(page);
    },
  },
  'oturum/OturumlarimPage': {
    async bak(page) {
      await git(page, '/oturumlarim', 'Oturumlarım');
      await erisilebilir(page);
      for (const ad of ['Şifre Değiştir', 'Tema Değiştir']) {
        await profildenAc(page, ad);
        await expect(page.getByRole('dialog')).toBeVisible();
        await erisilebilir(page);
        await page.keyboard.press('Escape');
      }
    },
  },
  'ikiAdim/IkiAdimPage': {
    async bak(page) {
      await git(page, '/ikiadim', 'İki Adımlı Giriş');
      await expect(page.getByRole('region', { name: 'Durum' })).toContainText('Kapalı');
      await erisilebilir(page);
    },
  },
  'kvkk/VerilerimPage': { bak: oldugu('/verilerim', 'Verilerim') },

  'izin/IzinPage': {
    async bak(page) {
      for (const sekme of ['izinler', 'talepler', 'takvim']) {
        await git(page, `/personel/izin?sekme=${sekme}`, 'İzinler');
        await expect(page.getByRole('tabpanel')).toBeVisible();
        await erisilebilir(page);
      }
    },
  },
  'mola/MolaBoardPage': {
    async bak(page) {
      await page.goto('/personel/mola');
      await page.getByRole('button', { name: /^Düzeltme İstekleri/ }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Departman Mola Durumları' }).click();
      // There is somebody at every hour of every day.
      await page.getByRole('dialog').getByRole('tab', { name: 'Destek' }).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      await erisilebilir(page);
    },
  },
  'personel/PersonelPage': {
    hesap: IK,
    async bak(page) {
      await git(page, '/personel/user', 'Personel');
      await expect(page.getByRole('grid', { name: 'Personel' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Yeni Personel' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
      await page.getByRole('checkbox', { name: 'Mesai saatleri departmanınkinden farklı' }).check();
      await page.getByRole('checkbox', { name: 'Çalışma günleri departmanınkinden farklı' }).check();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await kaydetmedenKapat(page);
      await page.getByRole('button', { name: 'İçe Aktar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await erisilebilir(page);
    },
  },
  'personel/PersonelDetayPage': {
    hesap: IK,
    async bak(page) {
      await git(page, '/personel/user', 'Personel');
      await page.getByRole('searchbox', { name: 'Personel: ara' }).fill('İrem Yıldız');
      await page.getByRole('row').filter({ hasText: 'İrem Yıldız' }).click();
      await expect(page.getByRole('region', { name: 'Değişiklikler' })).toBeVisible();
      await erisilebilir(page);
      for (const ad of ['Düzenle', 'Parola Ver', 'İşten Çıkış']) {
        await page.getByRole('button', { name: ad }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await erisilebilir(page);
        await page.keyboard.press('Escape');
      }
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
    },
  },
  'departman/DepartmanPage': {
    async bak(page) {
      await git(page, '/personel/departman', 'Departmanlar');
      await expect(page.getByRole('table', { name: 'Departmanlar' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Düzenle: Destek' }).click();
      await expect(page.getByRole('textbox', { name: 'Vardiya Süresi (dakika)' })).toBeVisible();
      await erisilebilir(page);
      await page.getByRole('combobox', { name: 'Sorumlu' }).click();
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await genislik(page, 390);
      await bakSigar(page);
    },
  },

  'lisans/LisansRaporPage': {
    async bak(page) {
      await git(page, '/rapor/lisans?sekme=gun15', 'Lisans Raporu');
      await page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).selectOption('15');
      await expect(page.getByRole('row')).toHaveCount(16);
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await sigar(page);
        await page
          .getByRole('button', { name: /^L\d+$/ })
          .first()
          .click();
        await expect(
          page
            .getByRole('dialog', { name: /^Lisans L/ })
            .getByRole('table')
            .first(),
        ).toBeVisible();
        await sigar(page);
        await page.keyboard.press('Escape');
      }
    },
  },
  'musteri/MusteriListePage': {
    async bak(page) {
      await git(page, '/tanimlar/musteri/liste', 'Müşteriler');
      await page.getByRole('combobox', { name: 'Sayfadaki kayıt sayısı' }).selectOption('15');
      await expect(page.getByRole('row')).toHaveCount(16);
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await sigar(page);
      }
      await erisilebilir(page);
    },
  },
  'musteri/MusteriDetayPage': {
    async bak(page) {
      await git(page, '/tanimlar/musteri/liste', 'Müşteriler');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByText('Kart açıldı')).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await erisilebilir(page);
      await genislik(page, 390);
      await bakSigar(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Düzenle' }).click();
      await expect(page.getByRole('combobox', { name: 'Kurum' })).toBeVisible();
      await erisilebilir(page);
    },
  },

  ...YONETIM_EKRANLARI,
};
