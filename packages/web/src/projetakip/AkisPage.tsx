import { useAdrestekiKayit } from '../adresteki.ts';
import { AkisKarti } from './AkisKarti.tsx';
import { AkisSecimi } from './AkisSecimi.tsx';

/** The flow of the plan that the address names; without one, which there are. */
export default function AkisPage() {
  const [PlanId] = useAdrestekiKayit('plan');
  return PlanId === null ? <AkisSecimi /> : <AkisKarti key={PlanId} PlanId={PlanId} />;
}
