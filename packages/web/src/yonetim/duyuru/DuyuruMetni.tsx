import { gunAyYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { DuyuruSatiri } from '@masabasi/core/yonetim/duyuru/contract';
import css from './DuyuruMetni.module.css';

/** The text of an announcement with its author and time. Line breaks are kept. */
export function DuyuruMetni({ duyuru }: { duyuru: Pick<DuyuruSatiri, 'Metin' | 'Yazan' | 'CreateDateTime'> }) {
  return (
    <>
      <p className={css.metin}>{duyuru.Metin}</p>
      <p className={css.alt}>
        {duyuru.Yazan} · {gunAyYaz(istanbulGunu(duyuru.CreateDateTime))}
      </p>
    </>
  );
}
