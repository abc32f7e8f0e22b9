import { expect } from '@playwright/test';
import { bakSigar, type Ekran, genislik, git, oldugu } from './ekran.ts';
import { erisilebilir, kaydetmedenKapat, sigar } from './fixtures.ts';

const TATIL = 'Resmi tatilleri ve izin hak dilimlerini düzenleme';

/** The screens of `ekranlar.ts` that definitions and the running of the company are kept on. */
export const YONETIM_EKRANLARI: Readonly<Record<string, Ekran>> = {
  'tatil/TatilPage': {
    async bak(page) {
      await git(page, '/tanimlar/tatil', 'Resmi Tatiller');
      await expect(page.getByRole('table', { name: 'Resmi tatiller' }).getByRole('row').nth(1)).toBeVisible();
      await erisilebilir(page);
    },
  },
  'hakedis/HakDilimiPage': {
    async bak(page) {
      await git(page, '/tanimlar/hakdilimi', 'İzin Hak Dilimleri');
      await expect(page.getByRole('table', { name: /^Hak dilimleri: 10\.06\.2003/ })).toBeVisible();
      await erisilebilir(page);
    },
  },
  'tanim/TanimPage': {
    async bak(page) {
      await page.goto('/tanimlar/listeler');
      await page
        .getByRole('navigation', { name: 'Tanım listeleri' })
        .getByRole('button', { name: 'Demo Durumları' })
        .click();
      await expect(page.getByRole('table', { name: 'Demo Durumları' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Ürünün akışı kullanır' })).toHaveCount(9);
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Düzenle: Randevulu' }).click();
      await expect(page.getByRole('combobox', { name: 'Renk' })).toHaveValue('mavi');
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      for (const width of [900, 390]) {
        await genislik(page, width);
        await page.getByRole('combobox', { name: 'Liste' }).selectOption('memnuniyetSoru');
        await expect(page.getByText('Sorununuz çözüldü mü?')).toBeVisible();
        await bakSigar(page);
        await page.getByRole('combobox', { name: 'Liste' }).selectOption('konular');
        await expect(page.getByText('Hasta Kabul').first()).toBeVisible();
        await sigar(page);
      }
    },
  },
  'proje/ProjePage': {
    async bak(page) {
      await git(page, '/tanimlar/proje', 'Projeler');
      await expect(page.getByRole('row').filter({ hasText: 'HBS' })).toBeVisible();
      await erisilebilir(page);
    },
  },
  'proje/ProjeDetayPage': {
    async bak(page) {
      await git(page, '/tanimlar/proje/2', 'Masabaşı Hastane Bilgi Sistemi');
      await expect(page.getByRole('region', { name: 'Konular' }).getByText('Provizyon')).toBeVisible();
      await erisilebilir(page);
      for (const ad of ['Düzenle', 'Kişileri Seç']) {
        await page.getByRole('button', { name: ad }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Kaydet' })).toBeEnabled();
        await erisilebilir(page);
        await page.keyboard.press('Escape');
      }
      for (const width of [900, 390]) {
        await genislik(page, width);
        await bakSigar(page);
      }
      await page.goto('/tanimlar/proje/yok');
      await expect(page.getByText('Hangi ürünün kartı olduğu belli değil.')).toBeVisible();
      await page.goto('/tanimlar/proje/2000000');
      await expect(page.getByText('Ürün bulunamadı.')).toBeVisible();
    },
  },

  'duyuru/DuyuruPage': {
    async bak(page) {
      await git(page, '/yonetim/duyuru', 'Duyurular');
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Yeni Duyuru' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
      await erisilebilir(page);
      await page.getByRole('button', { name: 'Başlangıç: takvim' }).click();
      await expect(page.getByRole('dialog', { name: 'Başlangıç' })).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Kimler görsün' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await erisilebilir(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Sil: Yangın tatbikatı' }).click();
      await expect(page.getByRole('dialog', { name: 'Duyuruyu sil' })).toBeVisible();
      await erisilebilir(page);
    },
  },
  'posta/PostaPage': { bak: oldugu('/yonetim/posta', 'Giden Posta') },
  'denetim/DenetimPage': { bak: oldugu('/yonetim/denetim', 'Denetim Kayıtları') },
  'rol/RolPage': {
    async bak(page) {
      await git(page, '/yonetim/yetki', 'Roller ve Yetkiler');
      await erisilebilir(page);
      await git(page, '/yonetim/yetki?sekme=kisiler', 'Roller ve Yetkiler');
      await erisilebilir(page);
      for (const width of [1440, 390]) {
        await genislik(page, width);
        await git(page, '/yonetim/yetki', 'Roller ve Yetkiler');
        await page.getByRole('button', { name: 'Düzenle: İnsan Kaynakları' }).click();
        await expect(page.getByRole('checkbox', { name: TATIL })).toBeChecked();
        await bakSigar(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('tab', { name: 'Kişiler' }).click();
        await page.getByRole('searchbox', { name: 'Kişilerin yetkileri: ara' }).fill('Gönül Işıldak');
        await page.getByRole('row').filter({ hasText: 'Gönül Işıldak' }).click();
        const dialog = page.getByRole('dialog', { name: 'Gönül Işıldak: Roller ve Yetkiler' });
        const sec = (ad: string, deger: string) =>
          dialog.getByRole('radiogroup', { name: ad }).getByRole('radio', { name: deger }).press('Space');
        await sec('Giden posta kutusunu görme', 'Ver');
        await sec(TATIL, 'Kaldır');
        await bakSigar(page);
        await dialog.getByRole('tab', { name: 'Menü' }).click();
        // A few of many equal lines: axe takes its time for each.
        await dialog.getByRole('searchbox', { name: 'Menüde ara' }).fill('personel');
        await bakSigar(page);
        await page.keyboard.press('Escape');
        await kaydetmedenKapat(page);
      }
    },
  },
  'rol/MenuDuzeniPage': {
    async bak(page) {
      await git(page, '/yonetim/menu', 'Menü Düzeni');
      await erisilebilir(page);
      for (const width of [1440, 390]) {
        await genislik(page, width);
        await git(page, '/yonetim/menu', 'Menü Düzeni');
        await page.getByRole('treeitem', { name: /^Yönetim/ }).click();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Shift+ArrowDown');
        await bakSigar(page);
        await page.getByRole('button', { name: 'Vazgeç' }).click();
        await page.getByRole('button', { name: 'Düzenle' }).click();
        await expect(page.getByRole('dialog', { name: 'Menü Girdisini Düzenle' })).toBeVisible();
        await bakSigar(page);
      }
    },
  },
  'kvkk/KvkkPage': {
    async bak(page) {
      await git(page, '/yonetim/kvkk', 'KVKK');
      await erisilebilir(page);
      await git(page, '/yonetim/kvkk?sekme=saklama', 'KVKK');
      await expect(page.getByRole('row').filter({ hasText: 'Mola ve mesai kayıtları' })).toBeVisible();
      await erisilebilir(page);
    },
  },
  'sistem/SistemPage': {
    async bak(page) {
      await git(page, '/yonetim/sistem', 'Sistem Durumu');
      await expect(page.getByRole('row', { name: /Lisans yenilemeleri ve uyarıları/ })).toBeVisible();
      await erisilebilir(page);
      for (const width of [900, 390]) {
        await genislik(page, width);
        await sigar(page);
      }
    },
  },
};
