import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCopy, IconDownload } from '@tabler/icons-react';
import { indir } from '../indir.ts';
import { Notice } from '../ui/Notice.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './KurtarmaKodlari.module.css';

/** The recovery codes, the one time they can be seen. */
export function KurtarmaKodlari({ kodlar, hesap }: { kodlar: readonly string[]; hesap: string }) {
  const metin = `Masabaşı kurtarma kodları (${hesap})\nHer kod bir kez geçerlidir.\n\n${kodlar.join('\n')}\n`;
  const kopyala = async () => {
    try {
      await navigator.clipboard.writeText(metin);
      bildir({ baslik: 'Kodlar kopyalandı', tur: 'success', sure: 2000 });
    } catch {
      // Browsers offer the clipboard to secure addresses only.
      bildir({ baslik: 'Kopyalanamadı', metin: 'Tarayıcı izin vermedi. Kodları indirebilirsiniz.', tur: 'warning' });
    }
  };
  return (
    <div className={css.kutu}>
      <Notice tone="warn" icon={<IconAlertTriangle />}>
        Bu kodlar bir daha gösterilmez. Telefonunuz yanınızda yokken girişte kullanırsınız; telefonunuzdan ayrı, güvenli
        bir yerde saklayınız.
      </Notice>
      <ol className={css.liste} aria-label="Kurtarma kodları">
        {kodlar.map((k) => (
          <li key={k}>
            <code>{k}</code>
          </li>
        ))}
      </ol>
      <div className={css.dugmeler}>
        <Button
          variant="default"
          data-autofocus
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void kopyala()}
        >
          Kopyala
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() =>
            indir(new Blob([metin], { type: 'text/plain;charset=utf-8' }), 'Masabaşı kurtarma kodları.txt')
          }
        >
          İndir
        </Button>
      </div>
    </div>
  );
}
