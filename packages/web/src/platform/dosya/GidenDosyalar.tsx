import { boyutYaz } from '@masabasi/core/platform/text/metin';
import { ActionIcon, Button } from '@mantine/core';
import IconX from '~icons/tabler/x';
import { type Giden, gideniKaldir, useGidenler, yenidenGonder, type Yer } from '../call/giden.ts';
import css from './GidenDosyalar.module.css';

const hali = ({ hal, yuzde }: Giden): string => {
  if (hal === 'sirada') return 'Sırada';
  return yuzde < 100 ? `%${yuzde}` : 'İnceleniyor…';
};

export interface GidenDosyalarProps extends Yer {
  /** Only the files of this draft. */
  readonly yazilan?: string;
}

/** Files being uploaded to this record, and failed uploads with their reasons. */
export function GidenDosyalar({ Nesne, NesneId, yazilan }: GidenDosyalarProps) {
  const gidenler = useGidenler().filter(
    (g) => g.yer.Nesne === Nesne && g.yer.NesneId === NesneId && g.yazilan?.ad === yazilan,
  );
  const yenidenler = gidenler.filter((g) => g.yeniden && g.hal === 'durdu');
  return (
    <>
      <ul className={css.liste} aria-label="Gönderilen dosyalar" hidden={gidenler.length === 0}>
        {gidenler.map((g) => (
          <li key={g.no} className={css.satir} data-durdu={g.hal === 'durdu' || undefined}>
            <div className={css.yazi}>
              <span className={css.ad} title={g.dosya.name}>
                {g.dosya.name}
              </span>
              <span className={css.bilgi}>{g.hal === 'durdu' ? boyutYaz(g.dosya.size) : hali(g)}</span>
            </div>
            {g.hal === 'durdu' ? (
              <p className={css.neden} role="alert">
                {g.neden}
              </p>
            ) : (
              <progress
                className={css.cubuk}
                aria-label={`Gönderiliyor: ${g.dosya.name}`}
                max={100}
                value={g.hal === 'gidiyor' && g.yuzde === 100 ? undefined : g.yuzde}
              />
            )}
            <span className={css.eylem}>
              {g.hal === 'durdu' && g.yeniden && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Yeniden dene: ${g.dosya.name}`}
                  onClick={() => yenidenGonder(g.no)}
                >
                  Yeniden Dene
                </Button>
              )}
              <ActionIcon
                aria-label={`${g.hal === 'durdu' ? 'Listeden çıkar' : 'İptal et'}: ${g.dosya.name}`}
                onClick={() => gideniKaldir(g.no)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
      {yenidenler.length > 1 && (
        <div className={css.hepsi}>
          <Button variant="default" onClick={() => yenidenler.forEach((g) => yenidenGonder(g.no))}>
            Tümünü Yeniden Dene
          </Button>
        </div>
      )}
    </>
  );
}
