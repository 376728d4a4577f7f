import { useState } from 'react';
import type { Credentials } from '../access.queries.ts';
import { ChooseCustomer } from './ChooseCustomer.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import type { CustomerChoices } from './enter.ts';

/** Credentials first; those that fit several customers are asked which one today. */
export function LoginPage() {
  const [choice, setChoice] = useState<{ credentials: Credentials; customers: CustomerChoices }>();
  if (choice) return <ChooseCustomer {...choice} onCancel={() => setChoice(undefined)} />;
  return <PasswordLogin onChoice={(credentials, customers) => setChoice({ credentials, customers })} />;
}
