import { aralikHatalari } from '@masabasi/core/platform/olanlar/rules';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { Button, Flex } from '@mantine/core';
import { useState } from 'react';
import { simdi } from '../call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import css from './OlanAraligi.module.css';

export interface OlanAraligiProps {
  readonly ilk: Gun | null;
  readonly son: Gun | null;
  /** True if the person chose the days. Otherwise they are the days of the latest absence. */
  readonly secildi: boolean;
  readonly onSec: (ilk: Gun, son: Gun) => void;
  readonly onKendi: () => void;
}

export function OlanAraligi({ ilk, son, secildi, onSec, onKendi }: OlanAraligiProps) {
  const [Ilk, setIlk] = useState(ilk);
  const [Son, setSon] = useState(son);
  const [denendi, setDenendi] = useState(false);
  const bugun = istanbulGunu(simdi());
  const hatalar = aralikHatalari({ Ilk, Son }, bugun);
  const goster = () => {
    setDenendi(true);
    if (Object.keys(hatalar).length === 0) onSec(Ilk!, Son!);
  };
  return (
    <Flex
      component="form"
      gap={12}
      wrap="wrap"
      align="flex-start"
      mb={16}
      className={css.aralik}
      aria-label="Bakılan günler"
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        goster();
      }}
    >
      <DateField label="İlk gün" value={Ilk} onChange={setIlk} max={bugun} error={denendi && hatalar.Ilk} />
      <DateField label="Son gün" value={Son} onChange={setSon} error={denendi && hatalar.Son} />
      <Flex gap={8} wrap="wrap" className={css.dugmeler}>
        <Button type="submit" variant="default">
          Göster
        </Button>
        {secildi && (
          <Button variant="subtle" onClick={onKendi}>
            Son Ayrılığıma Dön
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
