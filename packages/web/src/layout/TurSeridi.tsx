import { Button, CloseButton, Flex, Text } from '@mantine/core';
import IconMap2 from '~icons/tabler/map-2';
import { Link } from 'react-router';
import { turaGit } from '../yonetim/kurulum/tur.ts';
import { useTurDuraklari } from '../yonetim/kurulum/turDuraklari.ts';
import css from './TurSeridi.module.css';

/** Describes a stop of the demo tour, and leads to the next one. */
export default function TurSeridi({ sira }: { readonly sira: number }) {
  const duraklar = useTurDuraklari() ?? [];
  const durak = duraklar[sira];
  if (durak === undefined) return null;
  const onceki = duraklar[sira - 1];
  const sonraki = duraklar[sira + 1];
  return (
    <section className={`line-below ${css.serit}`} data-tour aria-label="Örnek şirketin turu">
      <IconMap2 size={18} stroke={1.7} color="var(--info)" aria-hidden />
      <Text flex={1} miw={0} className={css.yazi} aria-live="polite">
        <span className="tnum">
          {sira + 1}/{duraklar.length}
        </span>{' '}
        <Link to={durak.Yol} style={{ fontWeight: 600 }}>
          {durak.Ad}
        </Link>{' '}
        {durak.Aciklama}
      </Text>
      <Flex gap={6} flex="none" align="center" className={css.dugmeler}>
        {onceki && (
          <Button
            size="compact-sm"
            variant="default"
            component={Link}
            to={onceki.Yol}
            onClick={() => turaGit(sira - 1)}
          >
            Önceki Durak
          </Button>
        )}
        {sonraki ? (
          <Button size="compact-sm" component={Link} to={sonraki.Yol} onClick={() => turaGit(sira + 1)}>
            Sonraki Durak
          </Button>
        ) : (
          <Button size="compact-sm" component={Link} to="/" onClick={() => turaGit(null)}>
            Turu Bitir
          </Button>
        )}
        <CloseButton size="sm" aria-label="Turdan çık" onClick={() => turaGit(null)} />
      </Flex>
    </section>
  );
}
