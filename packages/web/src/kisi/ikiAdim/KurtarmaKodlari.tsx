import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCopy from '~icons/tabler/copy';
import IconDownload from '~icons/tabler/download';
import { indir } from '../../platform/call/indir.ts';
import { kopyala } from '../../platform/clipboard/kopyala.ts';
import { Notice } from '../../ui/Notice.tsx';
import css from './KurtarmaKodlari.module.css';

/** The recovery codes, visible only this one time. */
export function KurtarmaKodlari({ kodlar, hesap }: { kodlar: readonly string[]; hesap: string }) {
  const metin = `Masabaşı kurtarma kodları (${hesap})\nHer kod bir kez geçerlidir.\n\n${kodlar.join('\n')}\n`;
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
          onClick={() => void kopyala(metin, 'Kodlar')}
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
