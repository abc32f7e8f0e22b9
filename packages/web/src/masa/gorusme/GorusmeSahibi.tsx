import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { Flex } from '@mantine/core';
import { useState } from 'react';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const GorusmeAtaDialog = onDemand(() => import('./GorusmeAtaDialog.tsx'));

export interface GorusmeSahibiProps {
  readonly g: GorusmeKarti;
  /** The person may give the ticket to a colleague. */
  readonly verir: boolean;
}

/** The owner of a ticket: a button that gives it to a colleague, for people who may. */
export function GorusmeSahibi({ g, verir }: GorusmeSahibiProps) {
  const [acik, setAcik] = useState(false);
  if (g.Atanan === null || g.AtananId === null) return <span>Atanmamış</span>;
  const yuz = (
    <>
      <KisiYuzu id={g.AtananId} ad={g.Atanan} size={24} />
      {g.Atanan}
    </>
  );
  if (!verir)
    return (
      <Flex component="span" display="inline-flex" gap={6} align="center">
        {yuz}
      </Flex>
    );
  return (
    <>
      <Flex
        component="button"
        type="button"
        className="bare hover"
        display="inline-flex"
        gap={6}
        align="center"
        bdrs={6}
        pr={6}
        title="Başkasına ata"
        onClick={() => setAcik(true)}
      >
        {yuz}
        <span className="visually-hidden">: başkasına ata</span>
      </Flex>
      {acik && <GorusmeAtaDialog g={g} onClose={() => setAcik(false)} />}
    </>
  );
}
