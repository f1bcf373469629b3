{
  "{{id}}.help.list.purpose": "A list that the teachers of a school keep together.",
  "{{id}}.help.list.step.1": "Filter by “[[{{id}}.kind]]”, or search titles.",
  "{{id}}.help.list.step.2": "Choose “[[{{id}}.add]]”, enter “[[{{id}}.title]]” and choose a type.",
  "{{id}}.help.list.step.3": "Choose an entry of your own to change it."
}
