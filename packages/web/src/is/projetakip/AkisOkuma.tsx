import { AKIS_TURLERI, type AkisAdimi, akisSirasi } from '@masabasi/core/is/projetakip/akis';
import { Button } from '@mantine/core';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconArrowRight from '~icons/tabler/arrow-right';
import IconRotate from '~icons/tabler/rotate';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Option } from '../../ui/SelectField.tsx';
import css from './AkisOkuma.module.css';

export interface AkisOkumaProps {
  readonly adimlar: readonly AkisAdimi[];
  readonly kisiler: readonly Option[];
  /** The visited steps. The last one is the present step. The server stores them. */
  readonly yol: readonly number[];
  readonly onYol: (yol: number[]) => void;
  /** The pictures of the present step. */
  readonly resimler: (adim: AkisAdimi) => ReactNode;
}

/** Leads a reader through a flow step by step: the task, and the ways on. */
export function AkisOkuma({ adimlar, kisiler, yol, onYol, resimler }: AkisOkumaProps) {
  const ilk = akisSirasi(adimlar)[0];
  // Steps removed since then are skipped.
  const gecilen = yol.filter((id) => adimlar.some((a) => a.Id === id));
  const simdiki = adimlar.find((a) => a.Id === gecilen.at(-1)) ?? ilk;
  const baslik = useRef<HTMLHeadingElement>(null);
  const [gidilen, setGidilen] = useState(0);
  useEffect(() => {
    // After a move, the focus makes a screen reader say the new step.
    if (gidilen > 0) baslik.current?.focus();
  }, [gidilen]);
  if (!simdiki || !ilk)
    return <EmptyState title="Bu planın akışı çizilmemiş." text="Çizim bölümünden adımlarını ekleyiniz." />;
  const buraya = gecilen.length === 0 ? [ilk.Id] : gecilen;
  const git = (yeni: number[]) => {
    setGidilen((n) => n + 1);
    onYol(yeni);
  };
  const sorumlu = kisiler.find((k) => k.Id === simdiki.SorumluId)?.Ad;
  const adi = (id: number) => adimlar.find((a) => a.Id === id)?.Ad ?? '';
  return (
    <article className={css.okuma} aria-label="Adım adım">
      <p className={css.yer}>
        {buraya.length}. adım · {AKIS_TURLERI[simdiki.Tur]}
        {sorumlu && ` · ${sorumlu}`}
        {simdiki.Sure !== null && ` · ${String(simdiki.Sure).replace('.', ',')} saat`}
      </p>
      <h2 ref={baslik} tabIndex={-1} className={css.baslik}>
        {simdiki.Ad}
      </h2>
      {simdiki.Aciklama && <p className={css.aciklama}>{simdiki.Aciklama}</p>}
      {resimler(simdiki)}
      <div className={css.yollar}>
        {simdiki.Sonraki.map((s) => (
          <Button
            key={s.AkisId}
            size="md"
            rightSection={<IconArrowRight size={18} aria-hidden />}
            onClick={() => git([...buraya, s.AkisId].slice(-200))}
          >
            {s.Etiket ? `${s.Etiket}: ${adi(s.AkisId)}` : adi(s.AkisId)}
          </Button>
        ))}
        {simdiki.Tur === 'bitis' && <p className={css.bitti}>Akış burada biter.</p>}
      </div>
      <div className={css.geri}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          disabled={buraya.length < 2}
          onClick={() => git(buraya.slice(0, -1))}
        >
          Önceki Adım
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconRotate size={16} aria-hidden />}
          disabled={buraya.length < 2}
          onClick={() => git([ilk.Id])}
        >
          Baştan Başla
        </Button>
      </div>
    </article>
  );
}
