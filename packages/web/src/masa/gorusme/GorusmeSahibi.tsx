import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { Flex } from '@mantine/core';
import { useRef, useState } from 'react';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { usePlainKeys } from '../../ui/usePlainKeys.ts';

const GorusmeAtaDialog = onDemand(() => import('./GorusmeAtaDialog.tsx'));

export interface GorusmeSahibiProps {
  readonly g: GorusmeKarti;
  /** The person may give the ticket to a colleague. */
  readonly verir: boolean;
}

/** The owner of a ticket: a button that gives it to a colleague, for people who may, also by the key `a`. */
export function GorusmeSahibi({ g, verir }: GorusmeSahibiProps) {
  const [acik, setAcik] = useState(false);
  const dugme = useRef<HTMLButtonElement>(null);
  usePlainKeys(dugme, (e, buDugme) => {
    if (e.key !== 'a') return false;
    buDugme.focus();
    setAcik(true);
    return true;
  });
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
      <button
        ref={dugme}
        type="button"
        className="bare hover"
        style={{ display: 'inline-flex', gap: 6, alignItems: 'center', paddingRight: 6, borderRadius: 6 }}
        title="Başkasına ata (A)"
        onClick={() => setAcik(true)}
      >
        {yuz}
        <span className="visually-hidden">: başkasına ata</span>
      </button>
      {acik && <GorusmeAtaDialog g={g} onClose={() => setAcik(false)} />}
    </>
  );
}
