const written: readonly [string, string][] = [
  ['h c', 'hc'],
  ['p h', 'punjab and haryana'],
  ['j k', 'jammu and kashmir'],
  ['u k', 'uttarakhand'],
  ['mp|m p', 'madhya pradesh'],
  ['ap|a p', 'andhra pradesh'],
  ['hp|h p', 'himachal pradesh'],
  ['up|u p', 'uttar pradesh'],
  ['ts|tg', 'telangana'],
  ['guj', 'gujarat'],
  ['raj', 'rajasthan'],
  ['cg', 'chhattisgarh'],
  ['chattisgarh|chhatisgarh', 'chhattisgarh'],
  ['uttaranchal', 'uttarakhand'],
  ['kar', 'karnataka'],
  ['hc', 'high court'],
  ['s c', 'supreme court'],
  ['d c', 'dc'],
  ['bangalore', 'bengaluru'],
  ['gurgaon', 'gurugram'],
  ['mysore', 'mysuru'],
  ['trivandrum', 'thiruvananthapuram'],
  ['cochin|kochi', 'ernakulam'],
  ['baroda', 'vadodara'],
  ['banaras|benares', 'varanasi'],
  ['vizag', 'visakhapatnam'],
  ['dist|distt', 'district'],
]
const forms = written.map(
  ([from, to]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${from})(?![\\p{L}\\p{N}])`, 'gu'), to] as const,
)

export const foldCourtName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const fullCourtName = (name: string) =>
  forms.reduce((text, [form, full]) => text.replace(form, full), foldCourtName(name))
