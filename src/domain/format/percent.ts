/** A percentage with two decimals: 99.61%. */
export function formatPercent(percent: number): string {
  return percent > 1000 ? 'over 1,000%' : `${percent.toFixed(2)}%`;
}
