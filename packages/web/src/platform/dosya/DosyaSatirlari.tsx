import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import { boyutYaz } from '@masabasi/core/platform/text/metin';
import { turAdi } from '@masabasi/core/platform/dosya/rules';
import { sorulur, uyariYazisi } from '@masabasi/core/platform/dosya/uyarilar';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { ActionIcon } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconDownload from '~icons/tabler/download';
import IconFileText from '~icons/tabler/file-text';
import IconFileTypeDocx from '~icons/tabler/file-type-docx';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconFileTypeXls from '~icons/tabler/file-type-xls';
import IconFileTypeZip from '~icons/tabler/file-type-zip';
import IconTrash from '~icons/tabler/trash';
import type { Icon } from '../../ui/Icon.tsx';
import css from './DosyaSatirlari.module.css';

const IKONLAR: ReadonlyMap<string, Icon> = new Map([
  ['PDF', IconFileTypePdf],
  ['Excel tablosu', IconFileTypeXls],
  ['Word belgesi', IconFileTypeDocx],
  ['ZIP arşivi', IconFileTypeZip],
]);

export interface DosyaSatirlariProps {
  readonly dosyalar: readonly DosyaSatiri[];
  readonly onOpen: (d: DosyaSatiri) => void;
  readonly onDownload: (d: DosyaSatiri) => void;
  readonly onRemove: (d: DosyaSatiri) => void;
}

/** Files other than pictures, one a line. */
export function DosyaSatirlari({ dosyalar, onOpen, onDownload, onRemove }: DosyaSatirlariProps) {
  return (
    <ul className={css.liste} aria-label="Belgeler">
      {dosyalar.map((d) => {
        const Ikon = IKONLAR.get(turAdi(d.Tip)) ?? IconFileText;
        const bilgi = [boyutYaz(d.Boyut), d.Yukleyen, zamanYaz(d.Zaman)].filter(Boolean).join(' · ');
        return (
          <li key={d.Id} className={css.satir}>
            <Ikon size={22} stroke={1.5} className={css.ikon} role="img" aria-label={turAdi(d.Tip)} />
            <div className={css.yazi}>
              <button type="button" className={css.ad} title={d.Ad} onClick={() => onOpen(d)}>
                {d.Ad}
              </button>
              <span className={css.bilgi}>{bilgi}</span>
              {d.Uyari && (
                <span className={css.uyari} data-agir={sorulur(d.Uyari) || undefined}>
                  <IconAlertTriangle size={14} aria-hidden /> {uyariYazisi(d.Uyari)}
                </span>
              )}
            </div>
            <span className={css.eylem}>
              <ActionIcon aria-label={`İndir: ${d.Ad}`} onClick={() => onDownload(d)}>
                <IconDownload size={17} aria-hidden />
              </ActionIcon>
              <ActionIcon color="danger" aria-label={`Kaldır: ${d.Ad}`} onClick={() => onRemove(d)}>
                <IconTrash size={17} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
