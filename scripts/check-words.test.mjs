import { describe, expect, test } from 'vitest';
import { guideViolations, wordViolations } from './check-words.mjs';

const page = 'packages/web/src/mola/MolaPage.tsx';
const rules = 'packages/core/src/kisi/oturum/rules.ts';

const PLANTED = [
  [page, `const x = <p>Yeni şifrenizi yazınız.</p>;`, 'şifre'],
  [page, `const x = <TextField label="Şifre" />;`, 'Şifre'],
  [rules, `const x = { baslik: 'Talepler' };`, 'Talep'],
  [rules, 'const x = `${ad} için talebiniz var`;', 'taleb'],
  [page, `const x = <Button>Yenile</Button>;`, 'Yenile'],
  [page, `const x = <PageHeader title="Projeler" />;`, 'Projeler'],
  [page, `const x = 'Bir filtre seçiniz.';`, 'filtre'],
  [page, `const x = 'Mail adresinizi yazınız.';`, 'Mail'],
  [page, `const x = { header: 'Proje' };`, 'Proje'],
  [page, `const x = <Panel title="Sürüm Notu" />;`, 'Sürüm'],
  [rules, 'const x = `${no}. sürümden farkı yok`;', 'sürüm'],
  [page, `const x = <Chip>Engelli</Chip>;`, 'Engelli'],
  [page, `const x = <Button>Başkasına Ver</Button>;`, 'Başkasına Ver'],
  [rules, `const x = 'Size bir görüşme verildi';`, 'görüşme verildi'],
  [page, `const x = { header: 'Son Giriş' };`, 'Son Giriş'],
  [page, `const x = { label: 'Kulvarsız' };`, 'Kulvarsız'],
  [page, `const x = 'Silmek istediğinden emin misin?';`, 'misin'],
  [page, `const x = <Button>Göreve Dönüştür</Button>;`, 'Göreve'],
  [rules, `const x = 'Yanıtları bölüm sorumlusu görür.';`, 'bölüm sorumlusu'],
  [page, `const x = { label: 'Bölümüm' };`, 'Bölümüm'],
  [page, `const x = <Button>Postayla Gönder</Button>;`, 'Postayla'],
  [rules, `const x = 'Boş bırakırsanız posta gitmez.';`, 'posta'],
  [page, `const x = { baslik: 'İlk hali' };`, 'hali'],
  [page, `const x = 'Metin yayınlanacak. Sürdürülsün mü?';`, 'Sürdürülsün mü'],
  [rules, `const x = 'Bu iş kimseye verilmez.';`, 'kimseye veril'],
  [page, `const x = <p>Dosyaları buraya bırakın</p>;`, 'bırakın'],
  [page, `const x = 'Kayıtlar okunuyor…';`, 'r…'],
  [page, 'const x = `${saat}’e kadar`;', '’e'],
];

const FINE = [
  [rules, `const x = 'Eski Şifreniz Hatalı';`],
  [rules, `const x = 'Mola Durumunuz değişirken hata oluştu. Lütfen Sayfı yenileyerek tekrar deneyiniz.';`],
  ['packages/web/src/musteri/lisans/LisansDialog.tsx', `const x = <Button>Yenile</Button>;`],
  ['packages/web/src/layout/YeniSurum.tsx', `const x = <b>Yeni sürüm</b>;`],
  ['packages/web/src/is/projetakip/PrjDialog.tsx', `const x = { header: 'Proje' };`],
  [page, `const x = <Field name="Son İşe Giriş" />;`],
  [page, `const x = <Button>Karar Ver</Button>;`],
  [page, `const x = <Field name="Görevi" />;`],
  [page, `const x = 'Dış Görev';`],
  [page, `const x = <p>Bu bölümde iş yok. Giden posta sunucusu tanımlı değil.</p>;`],
  [page, 'const x = `‘${ad}’ silinecek.`;'],
  [page, 'const x = `${kisi} yazıyor`; const y = <p>Dosyaları buraya bırakınız</p>;'],
  ['packages/core/src/is/projetakip/aktarim.ts', `const x = 'Dosyada görev yok.';`],
  [page, `import { talep } from './talep/contract.ts'; call(talep.yenile, { islem: 'yenile' });`],
  [page, `// Talepler and the şifre in a comment are only words`],
  [
    'packages/server/src/izin/izin/queries.ts',
    'const q = sql`select 1 as "Projeler" from izin_talep where talep = 1`;',
  ],
];

describe('the words', () => {
  test.each(PLANTED)('%s: %s', (path, text, word) => {
    expect(wordViolations([{ path, text }])).toEqual([expect.stringContaining(`${path}:1 '${word}'`)]);
  });

  test.each(FINE)('%s is fine: %s', (path, text) => {
    expect(wordViolations([{ path, text }])).toEqual([]);
  });

  test('the guide uses the words of the screens', () => {
    expect(guideViolations('docs/kullanim.md', 'Adınız\nŞifrenizi değiştirin')).toEqual([
      expect.stringContaining("docs/kullanim.md:2 'Şifre'"),
    ]);
  });
});
